import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import type { FeedSource } from './feed/types.ts';
import { createMirror } from './mirror.ts';
import { sportsRoutes } from './routes.ts';
import { createFeedRunner } from './runner.ts';
import { createSportsService, type SportsService } from './service.ts';
import { sportsTopics } from './topics.ts';

export type { SportsService } from './service.ts';
export type { FixtureState, Offer } from './types.ts';

export interface SportsModule extends ServerModule {
  service: SportsService;
  /** Puts a newly imported season in place of the source that is being played. */
  replaceFeed(source: FeedSource): Promise<void>;
}

/** Boards, fixtures and the feed that moves them. */
export function createSportsModule(
  deps: Pick<ModuleDeps, 'db' | 'bus' | 'clock' | 'log'>,
  { source, seqOf }: { source: FeedSource; seqOf: (topic: string) => number },
): SportsModule {
  const mirror = createMirror();
  const runner = createFeedRunner(deps, mirror, source);
  return {
    handlers: sportsRoutes(mirror, seqOf),
    tasks: [runner],
    topics: sportsTopics(mirror, deps.clock),
    start: () => runner.start(),
    service: createSportsService(deps.db, deps.clock, mirror),
    replaceFeed: (next) => runner.replace(next),
  };
}
