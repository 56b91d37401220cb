import type { Config } from '../../config.ts';
import {
  createFootballDataFeed,
  createNoFeed,
  createSimulatedFeed,
  type FeedSource,
} from './feed/index.ts';
import { loadSeasons } from './seasons.ts';

export type FeedConfig = Pick<Config, 'feed' | 'seed' | 'dataDir'>;

/** Makes the feed that `FEED` names. */
export async function createFeed({ feed, seed, dataDir }: FeedConfig): Promise<FeedSource> {
  switch (feed) {
    case 'simulated':
      return createSimulatedFeed({ seed });
    case 'football-data':
      return createFootballDataFeed(await loadSeasons(dataDir));
    case 'none':
      return createNoFeed();
  }
}
