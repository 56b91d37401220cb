import { makeCasinoRound, makeLobby, lobbyNow } from '@/entities/casino-game/testing';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import type { createFakeApi, FakeCall } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { addTime } from '@/shared/lib/format';
import type { CasinoRound } from '../api';

type Answers = Parameters<typeof createFakeApi>[0];

export { lobbyNow };

/** A round that is over and came to nothing. */
export function makeRound(part: Partial<CasinoRound> = {}): CasinoRound {
  return makeCasinoRound({
    state: 'closed',
    openedAt: lobbyNow,
    closedAt: addTime(lobbyNow, 1, 'second'),
    ...part,
  });
}

export const rounds: readonly CasinoRound[] = [
  makeRound({ won: 6_000 }),
  makeRound({ id: 'bet_2', number: 18_401 }),
  makeRound({ id: 'bet_3', number: 18_400, won: 800 }),
  makeRound({ id: 'bet_4', number: 18_399, state: 'refunded', staked: 0 }),
];

/** The page of a game; what frames it decides where it is. */
export const gamePage = 'http://localhost:3001/game/hanpan-crane?token=9f2c07b15d30e41a';

const roundsOf = ({ path }: FakeCall) => {
  const isOfGame = path.includes('gameId=');
  const sums = { staked: 42_000, won: 38_600 };
  return { body: { data: isOfGame ? rounds : rounds.slice(0, 1), nextCursor: null, ...sums } };
};

/** What the server says in an ordinary lobby. */
export const answers: Answers = {
  'GET /casino/lobby/casino': { body: makeLobby('casino') },
  'GET /casino/lobby/slot': { body: makeLobby('slot') },
  'GET /casino/lobby/casino_cx': { body: makeLobby('casino') },
  'GET /casino/lobby/slot_cx': { body: makeLobby('slot') },
  'GET /casino/mine': {
    body: {
      recent: [
        { gameId: 'hanpan-crane', at: addTime(lobbyNow, -12, 'minute') },
        { gameId: 'hanpan-baccarat', at: addTime(lobbyNow, -1, 'day') },
      ],
      open: [],
    },
  },
  'GET /member/favourite': { body: [{ kind: 'game', id: 'hanpan-crane', name: '학과 달항아리' }] },
  'GET /tournament': { body: [] },
  'POST /member/lobby/slot': { body: { expiresAt: addTime(lobbyNow, 2, 'hour') } },
  'POST /member/lobby/casino': { body: { expiresAt: addTime(lobbyNow, 2, 'hour') } },
  'POST /casino/game/hanpan-crane/launch': {
    status: 201,
    body: { url: gamePage, sessionId: 'cas_1' },
  },
  'GET /casino/round': roundsOf,
  'GET /casino/round/bet_2': {
    body: {
      round: rounds[1],
      transactions: [{ kind: 'bet', amount: 2_000, at: lobbyNow }],
      replayUrl: null,
    },
  },
};

/** Who looks, and when. */
export const values = [
  [$member, memberKinds.gs],
  [$now, lobbyNow],
] as const;
