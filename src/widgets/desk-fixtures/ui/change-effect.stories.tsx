import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makePreview } from '../lib/sample-fixtures';
import { ChangeEffect } from './change-effect';

const meta = {
  title: 'widgets/desk-fixtures/ChangeEffect',
  component: ChangeEffect,
  args: { preview: makePreview() },
} satisfies Meta<typeof ChangeEffect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '바뀌는 베팅' })).toHaveTextContent(
      '동해물10,000원18,500원 → 0원',
    );
  },
};

export const Nothing: Story = {
  args: { preview: makePreview({ changed: 0, members: 0, lost: 0, money: [], bets: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('움직이는 금액이 없습니다.')).toBeVisible();
  },
};

const [bet] = makePreview().bets;

export const Reopened: Story = {
  args: {
    preview: makePreview({
      ...{ changed: 1, lost: 0, reopened: 1, hasMore: true },
      bets: bet
        ? [
            {
              ...bet,
              nickname: '남산타워에서내려다본한강',
              after: { status: 'accepted', label: 0, payout: null },
            },
          ]
        : [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '바뀌는 베팅' })).toHaveTextContent(
      '18,500원 → 진행 중',
    );
    await expect(canvas.getByText('금액이 큰 200건만 표시합니다.')).toBeVisible();
  },
};
