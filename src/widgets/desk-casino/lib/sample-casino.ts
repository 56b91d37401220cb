import { deskSamples } from '@/features/desk-list/testing';
import { kstInstant } from '@/shared/lib/format';
import type { CasinoRound } from '../model/rounds';
import type { CasinoProvider } from './subjects';

const openedAt = kstInstant('2026-11-21 18:03:00');
const until = kstInstant('2026-11-22 06:00:00');

/** A provider of two games, one of whose rounds its provider has forgotten. */
export function makeProvider(part: Partial<CasinoProvider> = {}): CasinoProvider {
  return {
    id: 'hanpan',
    name: '한판 스튜디오',
    state: 'open',
    until: null,
    openRounds: 1,
    stuckRounds: 1,
    today: [
      { currency: 'KRW', stake: 42_000, payout: 38_600 },
      { currency: 'USD', stake: 300, payout: 0 },
    ],
    games: [
      { id: 'hanpan-crane', name: '학과 달항아리', kind: 'slot', isClosed: false, until: null },
      { id: 'hanpan-roulette', name: '유러피언 룰렛', kind: 'casino', isClosed: true, until },
    ],
    ...part,
  };
}

/** A round that has been open for a day. */
export function makeRound(part: Partial<CasinoRound> = {}): CasinoRound {
  return {
    id: 'bet_01hy5p3q8w',
    providerId: 'hanpan',
    gameId: 'hanpan-crane',
    roundId: 'r-7k2m9x',
    memberId: 'mem_01hy5p0c9w',
    nickname: '한강',
    staked: 2_000,
    won: 0,
    currency: 'KRW',
    state: 'open',
    isStuck: true,
    openedAt,
    closedAt: null,
    ...part,
  };
}

export const closedRound = makeRound({
  id: 'bet_01hy5p3q8x',
  roundId: 'r-9a1b2c',
  nickname: '달빛',
  won: 6_000,
  state: 'closed',
  isStuck: false,
  closedAt: openedAt + 2_500,
});
export const unconnected = makeProvider({
  id: 'evolution',
  name: '에볼루션',
  state: 'unconnected',
  openRounds: 0,
  stuckRounds: 0,
  today: [],
  games: [],
});

/** What staff sees, and what was sent. */
export const { sent, scopeOf } = deskSamples((keep) => ({
  'GET /desk/casino': { body: { data: [makeProvider(), unconnected] } },
  'PUT /desk/casino/provider/hanpan': keep({ status: 204 }),
  'PUT /desk/casino/game/hanpan-roulette': keep({ status: 204 }),
  'GET /desk/casino/round': { body: { data: [makeRound(), closedRound], nextCursor: null } },
  'POST /desk/casino/round/bet_01hy5p3q8w/refund': keep({
    body: { refunded: 2_000, currency: 'KRW' },
  }),
}));
