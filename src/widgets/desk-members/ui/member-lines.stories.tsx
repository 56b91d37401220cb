import { allSettled } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberLines } from '@/entities/desk-member';
import { makeDeskMember, makeMemberLine } from '@/entities/desk-member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { broken, never } from '../lib/sample-states';
import { MemberLines } from './member-lines';

type Answer = Parameters<typeof createFakeApi>[0][string];

function linesOf(answer: Answer) {
  return {
    scope: () => {
      const path = 'GET /desk/member/mem_9/statement';
      const scope = makeScope({ values: [[$api, createFakeApi({ [path]: answer })]] });
      const params = { memberId: 'mem_9', account: 'money', from: 0, to: 1 } as const;
      void allSettled(memberLines.opened, { scope, params });
      return scope;
    },
  };
}
const pageOf = (data: unknown[]) => linesOf({ body: { data, nextCursor: null } });

const meta = {
  title: 'widgets/desk-members/MemberLines',
  component: MemberLines,
  args: { data: makeDeskMember() },
  decorators: [
    (Story) => (
      <div style={{ height: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: pageOf([makeMemberLine()]),
} satisfies Meta<typeof MemberLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−50,000')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: pageOf([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('거래 내역이 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: linesOf(never) };

export const Failed: Story = {
  parameters: linesOf(broken),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('거래 내역을 불러오지 못했습니다.')).toBeVisible();
  },
};
