import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeMemberRow } from '@/entities/desk-member/testing';
import { broken, never } from '../lib/sample-sent';
import { writing } from '../lib/sample-writing';
import { ReachNote } from './reach-note';

const reaching = (body: object) =>
  writing({ audience: 'level' }, { 'POST /desk/message/preview': { body } });

const meta = {
  title: 'widgets/desk-messages/ReachNote',
  component: ReachNote,
  parameters: writing(),
} satisfies Meta<typeof ReachNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyYet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/고르면 몇 명이 받는지/)).toBeVisible();
  },
};

export const Several: Story = {
  parameters: writing({
    receivers: [makeMemberRow(), makeMemberRow({ id: 'mem_2', nickname: '달빛사냥' })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2명이 받습니다.')).toBeVisible();
    await expect(canvas.getByText(/광고로 봅니다/)).toBeVisible();
  },
};

export const All: Story = { parameters: writing({ audience: 'all' }) };

export const Nobody: Story = {
  parameters: reaching({ receivers: 0, excluded: 2, unknown: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('받을 회원이 없습니다.')).toBeVisible();
  },
};

export const HasLeft: Story = {
  parameters: writing(
    { receivers: [makeMemberRow()] },
    { 'POST /desk/message/preview': { body: { receivers: 0, excluded: 0, unknown: ['mem_9'] } } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/한강바람님은 탈퇴해서/)).toBeVisible();
  },
};

export const Counting: Story = {
  parameters: writing({ audience: 'all' }, { 'POST /desk/message/preview': never }),
};

export const Failed: Story = {
  parameters: writing({ audience: 'all' }, { 'POST /desk/message/preview': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '다시 세기' })).toBeVisible();
  },
};
