import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makePick } from '@/entities/slip/testing';
import type { BetSummaryDto } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';
import { $cancelFailure } from '../model/cancel';
import { $loadedAt, $search, list, summary } from '../model/history';
import { $rebetBet, rebet } from '../model/rebet';
import { BetResultPage } from './bet-result-page';

const now = kstInstant('2026-11-22 18:18:07');
const day = (date: string, stake: number, payout: number) => ({
  day: kstInstant(`${date} 00:00:00`),
  stake,
  payout,
});

const sums: BetSummaryDto = {
  counts: { all: 42, open: 3, won: 15, lost: 21, void: 2, cancelled: 1 },
  stake: 1_340_000,
  payout: 1_187_600,
  days: [
    day('2026-11-16', 200_000, 150_000),
    day('2026-11-17', 150_000, 210_000),
    day('2026-11-18', 250_000, 130_000),
    day('2026-11-19', 100_000, 80_000),
    day('2026-11-20', 190_000, 327_600),
    day('2026-11-21', 300_000, 90_000),
    day('2026-11-22', 150_000, 200_000),
  ],
};

const week = { show: 'all', period: 'week', order: 'recent' };

function scopeOf(...values: [unknown, unknown][]) {
  const common: [unknown, unknown][] = [
    [$now, now],
    [$loadedAt, now],
    [$member, makeMember()],
    [$search, week],
    [summary.$data, sums],
  ];
  return { scope: () => makeScope({ values: [...common, ...values] }) };
}

const open = makeBet({ id: 'bet_open', cancelUntil: kstInstant('2026-11-22 18:40:00') });
const pending = makeBet({
  id: 'bet_pending',
  status: 'pending',
  pendingUntil: now + 5_000,
  type: 2,
});
const refused = makeBet({
  id: 'bet_refused',
  status: 'refused',
  label: -1,
  type: 2,
  legs: [makeBetLeg({ result: -1 })],
  refusals: [{ code: 'MARKET_SUSPENDED' }],
});
const final = {
  fixtureStatus: 3 as const,
  score: { home: 2, away: 1 },
  decidedBy: { home: 2, away: 1 },
};
const won = makeBet({
  id: 'bet_won',
  status: 'settled',
  label: 2,
  payout: 346_000,
  settledAt: kstInstant('2026-11-21 21:00:00'),
  version: 1,
  legs: [
    makeBetLeg({ ...final, result: 2 }),
    makeBetLeg({ ...final, selectionId: 'b', typeId: 3, line: -50, result: 2, odds: 208 }),
    makeBetLeg({ ...final, selectionId: 'c', typeId: 2, line: 250, outcome: 'Over', result: 2 }),
  ],
});
const single = { ...won, bonusFolders: null, bonusFactor: 100, totalOdds: 172 };
const lost = makeBet({
  ...single,
  id: 'bet_lost',
  label: 1,
  payout: 0,
  legs: [makeBetLeg({ ...final, outcome: 'X', result: 1 })],
});
const voided = makeBet({
  ...single,
  id: 'bet_void',
  label: 3,
  payout: 50_000,
  legs: [makeBetLeg({ result: 3, fixtureStatus: 5 })],
});
const cancelled = makeBet({
  ...single,
  id: 'bet_cancelled',
  status: 'cancelled',
  label: -1,
  payout: 50_000,
  legs: [makeBetLeg({ result: -1 })],
});
const all = [open, won, lost, voided, cancelled];

const meta = {
  title: 'pages/bet-result/BetResultPage',
  component: BetResultPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/bet_result' },
    ...scopeOf([list.$items, all], [list.$next, 'next']),
  },
} satisfies Meta<typeof BetResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bet of the address is open, and may be cancelled. */
export const Open: Story = {
  parameters: scopeOf([list.$items, all], [$search, { ...week, bet: 'bet_open' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '베팅 취소' })).toBeEnabled();
    await expect(canvas.getByText('18:40까지 취소 가능')).toBeVisible();
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

export const Waiting: Story = { parameters: scopeOf([list.$items, [pending, refused]]) };

export const Range: Story = {
  parameters: scopeOf(
    [$search, { ...week, period: 'range', from: '2026-10-01', to: '2026-11-21' }],
    [list.$items, [won]],
  ),
};

const usd = { currency: 'USD' as const, stake: 5_000, payout: 34_600 };
export const Usd: Story = {
  parameters: scopeOf(
    [$member, makeMember({ currency: 'USD' })],
    [summary.$data, { ...sums, stake: 134_050, payout: 118_760 }],
    [list.$items, [makeBet({ ...won, ...usd })]],
  ),
};

export const Loading: Story = { parameters: scopeOf([summary.$data, null]) };
export const Empty: Story = {
  parameters: scopeOf(
    [list.$items, []],
    [
      summary.$data,
      {
        counts: { all: 0, open: 0, won: 0, lost: 0, void: 0, cancelled: 0 },
        stake: 0,
        payout: 0,
        days: [],
      },
    ],
  ),
};
const broken = { kind: 'contract', status: 502, requestId: 'req_7f3k' };
export const Failed: Story = {
  parameters: scopeOf([list.$failure, broken], [summary.$data, null], [summary.$failure, broken]),
};

const again = {
  bet: makeBet(),
  legs: makeBet().legs.map((leg, index) => ({
    leg,
    pick: index === 2 ? null : makePick({ ...leg, odds: leg.odds + (index === 0 ? 8 : -12) }),
  })),
};
/** A match is gone, and the bonus with it. */
export const Rebet: Story = {
  parameters: scopeOf([list.$items, [makeBet()]], [$rebetBet, makeBet()], [rebet.$data, again]),
  play: async () => {
    await screen.findByRole('dialog', { name: '다시 베팅' });
    await expect(screen.getByRole('button', { name: '2경기 담기' })).toBeEnabled();
    await screen.findByText(/3폴더보다 적어 보너스는 적용되지 않습니다/);
  },
};

const kept = {
  ...again,
  legs: again.legs.map(({ leg, pick }) => ({ leg, pick: pick ?? makePick(leg) })),
};
export const RebetWithBonus: Story = {
  parameters: scopeOf([list.$items, [makeBet()]], [$rebetBet, makeBet()], [rebet.$data, kept]),
  play: async () => {
    await screen.findByText('3폴더 보너스 1.03배 적용');
  },
};

const none = { ...again, legs: again.legs.map(({ leg }) => ({ leg, pick: null })) };
const pair = [makePick(), makePick({ typeId: 2, line: 250, outcome: 'Over' })];
const oneMatch = { ...again, legs: pair.map((pick) => ({ leg: makeBetLeg(pick), pick })) };
export const RebetSameMatch: Story = {
  parameters: scopeOf([list.$items, [makeBet()]], [$rebetBet, makeBet()], [rebet.$data, oneMatch]),
  play: async () => {
    await screen.findByText(/같은 경기에서는 하나만 선택하실 수 있습니다/);
    await expect(screen.queryByRole('button', { name: /담기/ })).not.toBeInTheDocument();
  },
};

export const RebetNothingLeft: Story = {
  parameters: scopeOf([list.$items, [makeBet()]], [$rebetBet, makeBet()], [rebet.$data, none]),
  play: async () => {
    await screen.findByText('지금 다시 베팅할 수 있는 경기가 없습니다.');
    await expect(screen.queryByRole('button', { name: /담기/ })).not.toBeInTheDocument();
  },
};
