import { makePreview } from '@/entities/desk-preview/testing';
import { deskSamples } from '@/features/desk-list/testing';
import { kstInstant } from '@/shared/lib/format';
import type { DeskGame } from '../model/games';
import type { DeskRound } from '../model/rounds';

const drawsAt = kstInstant('2026-11-21 18:03:00');

/** The powerball of three minutes, with two bets on it. */
export function makeGame(part: Partial<DeskGame> = {}): DeskGame {
  return {
    id: 213,
    systemMaintenanceFlg: false,
    until: null,
    openBets: 2,
    stakes: [{ currency: 'KRW', stake: 20_000, payout: 0 }],
    ...part,
  };
}

/** A round of it that takes bets. */
export function makeRound(part: Partial<DeskRound> = {}): DeskRound {
  return {
    roundId: '213-20261121-00361',
    gameId: 213,
    round: 361,
    dayKey: '20261121',
    closesAt: drawsAt - 20_000,
    drawsAt,
    state: 'open',
    result: null,
    version: 0,
    bets: 2,
    openBets: 2,
    members: 1,
    canVoid: true,
    money: [
      { currency: 'KRW', stake: 20_000, payout: 0 },
      { currency: 'USD', stake: 300, payout: 0 },
    ],
    ...part,
  };
}

export const settled = makeRound({
  roundId: '213-20261121-00360',
  round: 360,
  state: 'settled',
  openBets: 0,
  canVoid: false,
  result: { family: 'powerball', balls: [5, 26, 14, 12, 17], powerball: 9, sum: 74 },
  money: [{ currency: 'KRW', stake: 20_000, payout: 19_500 }],
});

/** Both bets are given back. */
export const voidPreview = makePreview({
  resultVersion: 0,
  changed: 2,
  lost: 0,
  refunded: 2,
  bets: [],
  money: [
    {
      currency: 'KRW',
      toMembers: 20_000,
      fromMembers: 0,
      gaining: 1,
      losing: 0,
      debt: 0,
      indebted: 0,
      debtMet: 0,
    },
  ],
});

const path = 'POST /desk/minigame/round/213-20261121-00361';
/** What staff sees, and what was sent. */
export const { sent, scopeOf } = deskSamples((keep) => ({
  'GET /desk/minigame': {
    body: {
      data: [
        makeGame(),
        makeGame({ id: 701, openBets: 0, stakes: [] }),
        makeGame({ id: 404, systemMaintenanceFlg: true, until: drawsAt, stakes: [] }),
      ],
    },
  },
  'PUT /desk/minigame/213': keep({ status: 204 }),
  'PUT /desk/minigame/404': keep({ status: 204 }),
  'GET /desk/minigame/round': { body: { data: [makeRound(), settled], nextCursor: null } },
  [`${path}/preview`]: { body: voidPreview },
  [`${path}/void`]: keep({ body: { bets: 2 } }),
}));
