import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeWithdrawal } from '@/entities/desk-request/testing';
import { makeDetail, openedDesk, answersOf, samples } from '../lib/sample-states';
import { Approvals } from './approvals';

const meta = {
  title: 'pages/desk/Approvals',
  component: Approvals,
  args: makeDetail(samples.mine),
  parameters: openedDesk(answersOf([])),
} satisfies Meta<typeof Approvals>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has approved it; who looks works on it. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('listitem');
    await expect(boxes[0]).toHaveTextContent('나확인 중');
    await expect(boxes[1]).toHaveTextContent('다른 담당자1차 승인 후 요청');
    await expect(canvas.getByText('2,000,000원 이상')).toBeVisible();
  },
};

export const AwaitsSecond: Story = {
  args: makeDetail(samples.second, {
    steps: [
      {
        event: 'approve',
        state: 'awaiting_second',
        actor: 'mem_2',
        role: 'manager',
        reason: null,
        at: samples.second.createdAt,
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이수진')).toBeVisible();
    await expect(canvas.getByText('1차 승인함')).toBeVisible();
    await expect(canvas.getByText('2차 승인 대기')).toBeVisible();
  },
};

/** One person decides a small amount. */
export const TakesOne: Story = {
  args: makeDetail(makeWithdrawal()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: '2인 승인' })).toBeNull();
  },
};
