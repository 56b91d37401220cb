import type { Config } from '../../config.ts';
import type { Queryable } from '../../lib/db.ts';
import {
  createFootballDataFeed,
  createNoFeed,
  createSimulatedFeed,
  type FeedSource,
} from './feed/index.ts';
import { loadRecordedFeed } from './recordings/index.ts';
import { loadArchive } from './seasons/index.ts';
import { worldSecret } from './world-secret.ts';

export type FeedConfig = Pick<Config, 'feed' | 'seed' | 'dataDir'> &
  Partial<Pick<Config, 'gamesADay'>>;

/** Makes the feed that `FEED` names. */
export async function createFeed(
  db: Queryable,
  { feed, seed, gamesADay, dataDir }: FeedConfig,
): Promise<FeedSource> {
  switch (feed) {
    case 'simulated':
      return createSimulatedFeed({ seed: seed ?? (await worldSecret(db)), gamesADay });
    case 'football-data':
      return createFootballDataFeed(await loadArchive(dataDir));
    case 'recorded':
      return loadRecordedFeed(dataDir);
    case 'none':
      return createNoFeed();
  }
}
