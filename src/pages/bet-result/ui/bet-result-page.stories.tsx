import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { type Bet, isFixtureLeg } from '@/entities/bet';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { makePick } from '@/entities/slip/testing';
import { cashOutValues } from '@/features/cash-out/testing';
import { makeProblemError } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { inScenarios } from '@/shared/lib/test-scope';
import type { Rebet } from '../lib/rebet';
import { $cancelFailure } from '../model/cancel';
import { $search, linkedBet, list, summary } from '../model/history';
import { $rebetBet, rebet } from '../model/rebet';
import { BetResultPage } from './bet-result-page';
import {
  cancelled,
  heldSpin,
  lost,
  open,
  pending,
  refused,
  scopeOf,
  spin,
  voided,
  week,
  won,
} from './sample-states';

const all = [open, won, lost, voided, cancelled];

const none = { all: 0, open: 0, won: 0, lost: 0, void: 0, cancelled: 0 };
const broken = { kind: 'contract', status: 502, requestId: 'req_7f3k' };
const states = {
  ordinary: scopeOf([list.$items, all], [list.$next, 'next']),
  loading: scopeOf([summary.$data, null]),
  empty: scopeOf(
    [list.$items, []],
    [summary.$data, { counts: none, stake: 0, payout: 0, days: [] }],
  ),
  // The bet of the address as well.
  failed: scopeOf(
    [list.$failure, broken],
    [summary.$data, null],
    [summary.$failure, broken],
    [$search, { ...week, bet: 'bet_gone' }],
    [linkedBet.$failure, broken],
  ),
};

const meta = {
  title: 'pages/bet-result/BetResultPage',
  component: BetResultPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/bet_result' },
    ...states.ordinary,
  },
} satisfies Meta<typeof BetResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

/** The bet of the address is open, and may be cancelled. */
export const Open: Story = {
  parameters: scopeOf(
    [list.$items, all],
    [$search, { ...week, bet: 'bet_open' }],
    ...cashOutValues(open),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '베팅 취소' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: '86,100원 전체 정산하기' })).toBeVisible();
    await expect(canvas.getByText('18:40까지 취소 가능')).toBeVisible();
    await expect(canvas.getByText('11.16 (월) – 11.22 (일)')).toBeVisible();
    await expect(canvas.getByLabelText('정렬')).toHaveValue('recent');
    await expect(canvas.getByText('시작 전')).toBeVisible();
  },
};

export const Settled: Story = {
  parameters: scopeOf(
    [$search, { ...week, show: 'won', bet: 'bet_won' }],
    [list.$items, [won, lost, voided]],
  ),
};

export const CancelTooLate: Story = {
  parameters: scopeOf(
    [list.$items, all],
    [$search, { ...week, bet: 'bet_open' }],
    [$now, kstInstant('2026-11-22 18:40:01')],
    [
      $cancelFailure,
      {
        betId: 'bet_open',
        text: '취소할 수 있는 시간이 지났거나 경기가 시작되어 취소되지 않았습니다.',
      },
    ],
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/취소할 수 있는 시간이 지났거나/);
    await expect(canvas.queryByRole('button', { name: '베팅 취소' })).not.toBeInTheDocument();
  },
};

/** The bet of the address is another member's, or none. */
export const LinkNotFound: Story = {
  parameters: scopeOf(
    [list.$items, all],
    [$search, { ...week, bet: 'bet_gone' }],
    [linkedBet.$failure, makeProblemError('NOT_FOUND')],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/베팅을 찾을 수 없습니다/)).toBeVisible();
  },
};

/** What waits can be neither cancelled nor taken again. */
export const Waiting: Story = {
  parameters: scopeOf(
    [list.$items, [pending, refused]],
    [$search, { ...week, bet: 'bet_pending' }],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('라이브 베팅은 취소하실 수 없습니다.')).toBeVisible();
    for (const name of ['다시 베팅', '베팅 취소'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** A round of a game of a provider is seen again where it was played; the one whose stake is held goes on there. */
export const CasinoRound: Story = {
  parameters: scopeOf([list.$items, [heldSpin, spin]], [$search, { ...week, bet: spin.id }]),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '회차 다시 보기' });
    await expect(link).toHaveAttribute('href', '/slot?game=hanpan-crane&round=bet_01hy5p3q8w');
    for (const name of ['다시 베팅', '베팅 취소'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const Range: Story = {
  parameters: scopeOf(
    [$search, { ...week, period: 'range', from: '2026-10-01', to: '2026-11-21' }],
    [list.$items, [won]],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('주별 손익')).toBeVisible();
    await expect(canvas.getByLabelText('시작일')).toHaveValue('2026-10-01');
  },
};

const offered = (bet: Bet, legs: Rebet['legs']) =>
  scopeOf([list.$items, [won]], [$rebetBet, bet], [rebet.$data, { bet, legs }]);

/** A match is gone, and the bonus with it. */
export const RebetMatchGone: Story = {
  parameters: offered(
    makeBet(),
    makeBet()
      .legs.filter(isFixtureLeg)
      .map((leg, index) => ({
        leg,
        pick: index === 2 ? null : makePick({ ...leg, odds: leg.odds + (index === 0 ? 8 : -12) }),
      })),
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: '다시 베팅' });
    await expect(screen.getByRole('button', { name: '2경기 담기' })).toBeEnabled();
    await screen.findByText(/3폴더보다 적어 보너스는 적용되지 않습니다/);
  },
};

const liveLeg = makeBetLeg({
  typeId: 3,
  line: -50,
  inPlay: true,
  fixtureStatus: 2,
  offerScore: { home: 1, away: 0 },
});
/** A handicap in play is taken from the score of now, not from that of the old bet. */
export const RebetInPlay: Story = {
  parameters: offered(makeBet({ legs: [liveLeg], bonusFolders: null }), [
    { leg: liveLeg, pick: makePick({ ...liveLeg, offerScore: { home: 2, away: 1 } }) },
  ]),
  play: async () => {
    await screen.findByRole('dialog', { name: '다시 베팅' });
    await expect(screen.getByText('아스널 vs 브라이턴 · 핸디캡 · 2:1 기준')).toBeVisible();
  },
};

export const RebetSameMatch: Story = {
  parameters: offered(
    makeBet(),
    [makePick(), makePick({ typeId: 2, line: 250, outcome: 'Over' })].map((pick) => ({
      leg: makeBetLeg(pick),
      pick,
    })),
  ),
  play: async () => {
    await screen.findByText(/같은 경기에서는 하나만 선택하실 수 있습니다/);
    await expect(screen.queryByRole('button', { name: /담기/ })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = { parameters: states.empty };

export const Failed: Story = { parameters: states.failed };
