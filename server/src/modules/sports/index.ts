import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { createFeed } from './create-feed.ts';
import type { FeedCounts } from './feed-intake.ts';
import { createFeedGauges } from './feed-gauges.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createNoFeed, type FeedUpdate } from './feed/index.ts';
import { createFixtureCache } from './fixture-cache.ts';
import { sportsInvariants } from './invariants.ts';
import { sportsRoutes } from './routes.ts';
import { createFeedRunner } from './runner.ts';
import { watchSeasons } from './seasons/index.ts';
import { createSportsService, type SportsService } from './service.ts';
import { sportsTopics } from './topics.ts';
import type { Fixture, Offer } from './types.ts';
import { createWorldDays } from './world-days.ts';

export type { FeedCounts } from './feed-intake.ts';
export type { FeedMarket, FeedUpdate } from './feed/index.ts';
export { participantOf, scorerOf } from './participants.ts';
export type { Fixture, FixtureState, Market } from './types.ts';
export { CORRECTION_MS } from './retention.ts';
export type { SportsService } from './service.ts';

/** What a development server may do with matches; see `modules/staging`. */
export interface SportsStage {
  fixture(id: string): Fixture | undefined;
  fixtures(): Fixture[];
  offer(selectionId: string): Offer | null;
  /** From now on the feed has no say in a fixture. */
  take(fixtureId: string): void;
  play(update: FeedUpdate): Promise<void>;
}

export interface SportsModule extends ServerModule {
  service: SportsService;
  stage: SportsStage;
  /** What of the feed could not be taken as it came. */
  feedCounts: () => FeedCounts;
}

function createSportsModule(deps: ModuleDeps): SportsModule {
  const { db, clock, config, log, hub } = deps;
  const fixtureCache = createFixtureCache();
  const days = createWorldDays(deps);
  // What the feed is made of is read from the database and from files, so it comes with the start.
  const gauges = createFeedGauges(deps.siteParts, clock);
  const runner = createFeedRunner({ ...deps, gauges }, fixtureCache, createNoFeed());
  const seasons =
    config.feed !== 'football-data'
      ? null
      : watchSeasons(
          config.dataDir,
          async () => runner.replace(await createFeed(config, days.seedOf)),
          (error) => log.error({ err: error }, 'an imported season could not be read'),
        );
  return {
    routes: sportsRoutes(fixtureCache, days, (topic) => hub.seqOf(topic)),
    scheduled: [days, runner, createHousekeeping(deps)],
    topics: sportsTopics(fixtureCache, clock),
    async start() {
      await seasons?.start();
      await days.start();
      await runner.start(await createFeed(config, days.seedOf));
    },
    close: async () => seasons?.stop(),
    service: createSportsService({ db, clock, fixtureCache, runner, days, gauges }),
    stage: {
      fixture: (id) => fixtureCache.fixtures.get(id),
      fixtures: () => [...fixtureCache.fixtures.values()],
      offer: (id) => fixtureCache.offer(id),
      take: (id) => runner.take(id),
      play: (update) => runner.stage(update),
    },
    feedCounts: () => runner.feedCounts(),
  };
}

/** Boards, fixtures and the feed that moves them. */
export const sportsModule = defineModule({
  name: 'sports',
  tables: ['league', 'fixture', 'market', 'selection', 'feed_state', 'world_secret', 'world_day'],
  sqlFunctions: ['fixture_'],
  invariants: sportsInvariants,
  guests: [
    'getBoard',
    'getBoardCounts',
    'getLeagues',
    'getLeagueBoard',
    'getInPlay',
    'getSchedule',
    'getFixture',
    'getWorldDay',
  ],
  create: createSportsModule,
});
