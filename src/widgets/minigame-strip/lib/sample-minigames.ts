import { makeMinigames } from '@/entities/round/testing';
import { kstInstant } from '@/shared/lib/format';
import type { BlockAnswers } from '@/shared/lib/test-page';

/** When the games are looked at: a Saturday, 18:42 in Seoul. */
export const minigamesNow = kstInstant('2026-11-21 18:42:00');

/** What the server says of the games. */
export const minigameAnswers: BlockAnswers = {
  ordinary: {
    'GET /minigame/games': {
      body: { serverTime: minigamesNow, games: makeMinigames([], minigamesNow) },
    },
  },
  empty: {
    'GET /minigame/games': { body: { serverTime: minigamesNow, games: [] } },
  },
};
