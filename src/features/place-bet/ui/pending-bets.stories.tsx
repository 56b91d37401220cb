import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $pendingBets } from '@/entities/bet';
import { $now } from '@/shared/lib/clock';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { slipParameters } from '../lib/sample-slip-parameters';
import { PendingBets } from './pending-bets';

const liveLeg = makeBetLeg({
  typeId: 3,
  line: -50,
  inPlay: true,
  offerScore: { home: 2, away: 1 },
});
const pending = makeBet({
  status: 'pending',
  placedAt: 0,
  pendingUntil: 6000,
  type: 2,
  legs: [liveLeg],
  totalOdds: 172,
  stake: 10_000,
});
const double = { ...pending, id: 'bet_2', pendingUntil: 4000, legs: [liveLeg, makeBetLeg()] };

const meta = {
  title: 'features/place-bet/PendingBets',
  component: PendingBets,
  parameters: slipParameters([$now, 1000], [$pendingBets, [pending]]),
} satisfies Meta<typeof PendingBets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A bet in play says what it is on, and why it waits. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('아스널 -0.5 · 핸디캡 · 2:1 기준 · 아스널 vs 브라이턴'),
    ).toBeVisible();
    await expect(canvas.getByText(/득점과 배당 변동을 확인한 뒤/)).toBeVisible();
  },
};

/** A line for each, as above the bar of a phone. */
export const Brief: Story = {
  args: { isBrief: true },
  parameters: slipParameters([$now, 1000], [$pendingBets, [pending, double]]),
  play: async ({ canvas }) => {
    const timers = await canvas.findAllByRole('timer', { name: '접수까지 남은 시간' });
    await expect(timers.map((timer) => timer.textContent)).toEqual(['5', '3']);
    await expect(canvas.queryByText(/득점과 배당 변동을 확인한 뒤/)).toBeNull();
  },
};
