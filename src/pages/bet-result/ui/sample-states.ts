import type { Dto } from '#contract/types.gen.ts';
import { makeBet, makeBetLeg, makeCasinoBet, openCasinoRound } from '@/entities/bet/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';
import { $loadedAt, $search, summary } from '../model/history';

const now = kstInstant('2026-11-22 18:18:07');
const day = (date: string, stake: number, payout: number) => ({
  day: kstInstant(`${date} 00:00:00`),
  stake,
  payout,
});

const sums: Dto<'BetSummary'> = {
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

export const week = { show: 'all', period: 'week', order: 'recent' };

/** The scope of one story: the sums of a week, unless given otherwise. */
export function scopeOf(...values: [unknown, unknown][]) {
  const common: [unknown, unknown][] = [
    [$now, now],
    [$loadedAt, now],
    [$member, makeMember()],
    [$search, week],
    [summary.$data, sums],
  ];
  return { scope: () => makeScope({ values: [...common, ...values] }) };
}

export const open = makeBet({ id: 'bet_open', cancelUntil: kstInstant('2026-11-22 18:40:00') });
export const pending = makeBet({
  id: 'bet_pending',
  status: 'pending',
  pendingUntil: now + 5_000,
  type: 2,
});
export const refused = makeBet({
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
export const won = makeBet({
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
export const lost = makeBet({
  ...single,
  id: 'bet_lost',
  label: 1,
  payout: 0,
  legs: [makeBetLeg({ ...final, outcome: 'X', result: 1 })],
});
export const voided = makeBet({
  ...single,
  id: 'bet_void',
  label: 3,
  payout: 50_000,
  legs: [makeBetLeg({ result: 3, fixtureStatus: 5 })],
});
export const cancelled = makeBet({
  ...single,
  id: 'bet_cancelled',
  status: 'cancelled',
  label: -1,
  payout: 50_000,
  legs: [makeBetLeg({ result: -1 })],
});
/** A spin that is over, and one whose stake is held. */
export const spin = makeCasinoBet();
export const heldSpin = { ...makeCasinoBet(...openCasinoRound), id: 'bet_held' };
