import type { SeedOf } from '#simulator/index.ts';
import type { Config } from '../../config.ts';
import {
  createFootballDataFeed,
  createNoFeed,
  createSimulatedFeed,
  type FeedSource,
} from './feed/index.ts';
import { loadRecordedFeed } from './recordings/index.ts';
import { loadArchive } from './seasons/index.ts';

export type FeedConfig = Pick<Config, 'feed' | 'seed' | 'dataDir'> &
  Partial<Pick<Config, 'gamesADay' | 'manualClockStart'>>;

/** The feed that `FEED` names; simulated games are drawn from the seeds of their days. */
export async function createFeed(
  { feed, gamesADay, dataDir }: Omit<FeedConfig, 'seed'>,
  seedOf: SeedOf,
): Promise<FeedSource> {
  switch (feed) {
    case 'simulated':
      return createSimulatedFeed({ seed: seedOf, gamesADay });
    case 'football-data':
      return createFootballDataFeed(await loadArchive(dataDir));
    case 'recorded':
      return loadRecordedFeed(dataDir);
    case 'none':
      return createNoFeed();
  }
}
