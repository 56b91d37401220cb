import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeDecided, makeWithdrawal } from '../testing';
import { HistoryView } from './history-view';

const meta = {
  title: 'entities/money-request/HistoryView',
  component: HistoryView,
  args: {
    kind: 'withdrawal',
    items: [makeDecided(makeWithdrawal(), 'paid')],
    failure: null,
    isPending: false,
    hasNext: true,
    onRetry: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof HistoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '더 보기' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { kind: 'deposit', items: [], hasNext: false } };
export const Loading: Story = { args: { items: null, isPending: true, hasNext: false } };
export const Failed: Story = {
  args: { items: null, failure: { kind: 'network' }, hasNext: false },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
