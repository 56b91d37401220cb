import { makeLobby } from '@/entities/casino-game/testing';
import type { BlockAnswers } from '@/shared/lib/test-page';

/** What the server says of both lobbies. */
export const casinoAnswers: BlockAnswers = {
  ordinary: {
    'GET /casino/lobby/slot': { body: makeLobby('slot') },
    'GET /casino/lobby/casino': { body: makeLobby('casino') },
  },
  empty: {
    'GET /casino/lobby/slot': { body: { providers: [], games: [] } },
    'GET /casino/lobby/casino': { body: { providers: [], games: [] } },
  },
};
