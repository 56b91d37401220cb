import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet } from '@/entities/bet/testing';
import { $slip } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { press } from '@/shared/lib/test-press';
import { slipParameters } from '../lib/sample-slip-parameters';
import type { PlacementResult } from '../model/placement';
import { $queue } from '../model/placement';
import { $singles } from '../model/singles';
import { SinglesNotice } from './singles-notice';

const accepted: PlacementResult = { key: 'key-1', kind: 'accepted', bet: makeBet() };
const waiting = makeBet({ status: 'pending' });
const pending: PlacementResult = { key: 'key-2', kind: 'pending', bet: waiting };
const refused: PlacementResult = {
  key: 'key-3',
  kind: 'refused',
  bet: null,
  refusals: [{ code: 'ODDS_CHANGED', from: 208, to: 196 }],
};
const rejected: PlacementResult = {
  key: 'key-4',
  kind: 'rejected',
  code: 'BETTING_BLOCKED',
  message: '베팅이 제한된 계정입니다. 고객센터로 문의해주세요.',
  requestId: 'req_7f3k',
  isSilent: false,
};
const singlesOf = (...results: readonly (PlacementResult | null)[]) =>
  makeLegs(results.length).map((leg, index) => ({ leg, result: results[index] ?? null }));

const meta = {
  title: 'features/place-bet/SinglesNotice',
  component: SinglesNotice,
  args: { singles: singlesOf(accepted, refused, pending) },
  parameters: slipParameters(),
  // In a column or a sheet of one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SinglesNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One was refused, the others stand. */
export const OneRefused: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('단폴 3건 중 2건이 접수되었습니다.')).toBeVisible();
    await expect(canvas.getByText('접수 거절')).toBeVisible();
  },
};
export const AllAccepted: Story = { args: { singles: singlesOf(accepted, accepted) } };
export const UnderWay: Story = {
  args: { singles: singlesOf(accepted, null, null) },
  parameters: slipParameters([$queue, [{}]]),
};
/** What was said to the first kept the others back. */
export const Rejected: Story = { args: { singles: singlesOf(rejected, null, null) } };
/** Refused in play after its leg had left the slip. */
export const TakenUpAgain: Story = {
  args: { singles: singlesOf(accepted, refused) },
  parameters: slipParameters(
    [$slip, { legs: [], bonus: null }],
    [$singles, singlesOf(accepted, refused)],
  ),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '다시 담기' }));
    await expect(canvas.queryByRole('button', { name: '다시 담기' })).toBeNull();
  },
};
