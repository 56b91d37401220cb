import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { everyOutcome, makeResult, makeRow } from '../lib/sample-rewards';
import { RewardPlan } from './reward-plan';

const meta = {
  title: 'features/event-reward/RewardPlan',
  component: RewardPlan,
  args: { result: everyOutcome, isPaid: false, isPaying: false, onPay: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RewardPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('30,000P')).toBeVisible();
    await expect(canvas.getByText('부산갈매기(busan51)')).toBeVisible();
    await press(canvas.getByRole('button', { name: '3명에게 지급' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

export const Paid: Story = {
  args: { isPaid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('지급 완료')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Paying: Story = { args: { isPaying: true } };

export const Nobody: Story = {
  args: { result: makeResult([makeRow('unknown'), makeRow('rewarded')]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/지급할 수 있는 회원이 없습니다/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Of a long list the first are named, and how many there are beside them. */
export const ManyLeftOut: Story = {
  args: {
    result: {
      ...makeResult([
        makeRow('paid'),
        ...Array.from({ length: 40 }, (_none, n) => makeRow('unknown', { named: `typo${n}` })),
      ]),
      totals: { paid: 812, waiting: 0, won: 4_060_000, cents: 35_000, points: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/외 20명/)).toBeVisible();
    await expect(canvas.getByText('4,060,000원 · $350.00')).toBeVisible();
  },
};
