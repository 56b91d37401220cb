import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $pendingBets } from '@/entities/bet';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { slipParameters } from '../lib/sample-slip-parameters';
import { PendingBets } from './pending-bets';

const liveLeg = makeBetLeg({
  typeId: 3,
  line: -50,
  inPlay: true,
  offerScore: { home: 2, away: 1 },
});
const pending = makeBet({ status: 'pending', pendingUntil: 6000, type: 2, legs: [liveLeg] });

const meta = {
  title: 'features/place-bet/PendingBets',
  component: PendingBets,
  parameters: slipParameters([$pendingBets, [pending]]),
} satisfies Meta<typeof PendingBets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A bet in play says what it is on, and why it waits. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('아스널 -0.5 · 핸디캡 · 2:1 기준')).toBeVisible();
    await expect(canvas.getByText(/득점과 배당 변동을 확인한 뒤/)).toBeVisible();
  },
};
