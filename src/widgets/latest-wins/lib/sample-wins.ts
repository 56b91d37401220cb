import { makeBetLeg, makeCasinoLeg, makeRoundBet } from '@/entities/bet/testing';
import { addTime, kstInstant } from '@/shared/lib/format';
import type { BlockAnswers } from '@/shared/lib/test-page';
import type { Win, Wins } from '../api';

/** When the list is looked at: a Saturday, 18:42 in Seoul. */
export const winsNow = kstInstant('2026-11-21 18:42:00');

/** A win of six folders of another member. */
function makeWin(part: Partial<Win> = {}): Win {
  return {
    rank: 1,
    nickname: '달빛**',
    level: 11,
    game: 'sports',
    mode: 'domestic',
    legs: 6,
    first: makeBetLeg({ result: 2 }),
    odds: 964,
    win: 482_000,
    isMine: false,
    settledAt: addTime(winsNow, -2, 'minute'),
    ...part,
  };
}

/** A list of wins of all kinds, the member's own among them. */
export function makeWins(part: Partial<Wins> = {}): Wins {
  const mini = {
    game: 'mini',
    mode: null,
    legs: 1,
    first: makeRoundBet({ result: 2 }).legs[0] ?? null,
  } as const;
  const casino = { game: 'casino', mode: null, legs: 1, first: makeCasinoLeg() } as const;
  const rows = [
    makeWin(),
    makeWin({ ...mini, rank: 2, nickname: '한강**', level: 4, win: 19_500, isMine: true }),
    makeWin({ ...casino, rank: 3, nickname: '바다**', level: 7, win: 6_000 }),
    makeWin({ rank: 4, nickname: '백*', level: 2, settledAt: addTime(winsNow, -3, 'hour') }),
  ];
  return { currency: 'KRW', rows, ...part };
}

/** What the server says of the latest wins. */
export const winAnswers: BlockAnswers = {
  ordinary: {
    'GET /hallOfFame/latest': { body: makeWins() },
  },
  empty: {
    'GET /hallOfFame/latest': { body: makeWins({ rows: [] }) },
  },
};
