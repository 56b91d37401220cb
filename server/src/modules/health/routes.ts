import packageJson from '../../../../package.json' with { type: 'json' };
import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import type { FeedCounts } from '../sports/index.ts';
import type { HealthService } from './service.ts';

/** Answers as long as the process serves and its database takes writes; of the feed it reads counts that are in memory. */
export function healthRoutes(
  service: HealthService,
  feed: () => FeedCounts,
): Pick<Handlers, 'getHealth'> {
  const { version } = packageJson;
  return {
    async getHealth() {
      if (!(await service.isWritable())) return problem('UNAVAILABLE');
      return { status: 200, body: { status: 'ok', version, feed: feed() } };
    },
  };
}
