import { MARKET_STATUS } from '#rules/market-status.ts';
import { setMarkets } from '../world/motion.ts';
import type { World } from '../world/world.ts';
import { type Scenario, still } from './types.ts';

function suspendAll(world: World): void {
  for (const game of world.offer.values()) setMarkets(world, game, MARKET_STATUS.suspended);
}

export const boardScenarios: Readonly<Record<string, Scenario>> = {
  suspended: { title: 'Every market is suspended', account: 'member01', prepare: suspendAll },
  'odds-fast': { title: 'Odds move all the time', account: 'member01', movesPerSecond: 60 },
  'odds-still': { title: 'Nothing moves: for pictures', account: 'member01', ...still },
  'in-play': { title: 'A goal every two seconds', account: 'member01', goalEveryMs: 2_000 },
  'stream-gap': {
    title: 'Every three seconds a message of the stream is lost',
    account: 'member01',
    events: [{ afterMs: 3_000, everyMs: 3_000, run: ({ hub }) => hub.loseNext() }],
  },
  'stream-stale': {
    title: 'After two seconds the stream says nothing; 15 seconds later prices are locked',
    account: 'member01',
    events: [{ afterMs: 2_000, run: ({ hub }) => hub.silence() }],
  },
};
