import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $slip } from '@/entities/slip';
import { makeEntry, makeLegs } from '@/entities/slip/testing';
import { press } from '@/shared/lib/test-press';
import { refusedFor } from '../lib/sample-reports';
import { slipParameters } from '../lib/sample-slip-parameters';
import type { RefusedBet, PlacementReport } from '../lib/report';
import { reportOf } from '../lib/report';
import { $results } from '../model/result';
import { ConfirmBetDialog } from './confirm-bet-dialog';
import { ReofferNotice, Reoffers } from './reoffer-notice';

const legs = makeLegs(3);
const single = refusedFor({ legs: legs.slice(0, 1), bonus: null }, [0]);
const several = refusedFor({ legs, bonus: null }, [0, 2]);
const system = refusedFor({ legs, bonus: null, sizes: [2] }, [1], { stake: 10_000 });

/** Two picks of one match, which moved together. */
function jointRefused(): PlacementReport {
  const over = makeEntry({ typeId: 2, line: 250, outcome: 'Over', odds: 190 });
  const pair = [...legs.slice(0, 1), over];
  const price = { fixtureId: over.fixtureId, odds: 264, seenOdds: 264, of: '' };
  const { sent, result } = refusedFor({ legs: pair, bonus: null, joint: [price] }, [0]);
  const selectionIds = pair.map(({ selectionId }) => selectionId);
  const refusals = [{ code: 'ODDS_CHANGED' as const, selectionIds, from: 264, to: 281 }];
  return reportOf({ key: result.key, kind: 'refused', refusals, bet: null }, sent);
}

const shown = (report: PlacementReport) =>
  report.reoffer && <ReofferNotice report={report as RefusedBet} reoffer={report.reoffer} />;

const meta = {
  title: 'features/place-bet/ReofferNotice',
  component: Reoffers,
  render: () => (
    <>
      <Reoffers />
      <ConfirmBetDialog />
    </>
  ),
  parameters: slipParameters([$slip, { legs: [], bonus: null }], [$results, [single]]),
  // In a column or above the bar of a phone.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Reoffers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The press asks, as the slip does, at the odds of now. */
export const Playground: Story = {
  tags: ['drop-while-pending'],
  play: async ({ canvas, step }) => {
    await step('what the odds were and are', async () => {
      await expect(await canvas.findByText('배당 변경, 1.72에서 1.55')).toBeInTheDocument();
    });
    await step('one press, and its question', async () => {
      await press(canvas.getByRole('button', { name: '1.55에 다시 베팅 20,000원' }));
      await expect(await screen.findByText(/20,000원을 베팅하시겠습니까/)).toBeVisible();
      await press(await screen.findByRole('button', { name: '취소' }));
    });
    await step('taken off, nothing is left of it', async () => {
      await press(canvas.getByRole('button', { name: '빼기' }));
      await expect(canvas.queryByText(/배당이 내려/)).toBeNull();
    });
  },
};

/** One leg, several, a system, and two picks that have one price. */
export const Matrix: Story = {
  render: () => (
    <>
      {shown(single)}
      {shown(several)}
      {shown(system)}
      {shown(jointRefused())}
    </>
  ),
};

/** A leg goes, and the rest is offered without it. */
export const SeveralLegs: Story = {
  parameters: slipParameters([$slip, { legs: [], bonus: null }], [$results, [several]]),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '아스널 승 빼기' }));
    await expect(canvas.queryByRole('button', { name: '아스널 승 빼기' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /에 다시 베팅 20,000원$/ })).toBeVisible();
  },
};
