import packageJson from '../../../../package.json' with { type: 'json' };
import type { Handlers } from '../../contract/types.ts';
import type { FeedCounts } from '../sports/index.ts';

/** Answers as long as the process serves; of other parts it reads counts that are in memory alone. */
export function healthRoutes(feed: () => FeedCounts): Pick<Handlers, 'getHealth'> {
  const { version } = packageJson;
  return { getHealth: () => ({ status: 200, body: { status: 'ok', version, feed: feed() } }) };
}
