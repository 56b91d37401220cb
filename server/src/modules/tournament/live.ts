import { tournamentState } from '#rules/tournament.ts';
import { createBatcher } from '../../lib/batcher.ts';
import type { ModuleDeps } from '../../module.ts';
import type { TopicSource } from '../../stream/types.ts';
import { listFirst } from './ranking-repository.ts';
import { readTournament } from './repository.ts';
import { createRankView } from './shown.ts';
import type { StoredTournament } from './types.ts';

/** Of a ranking, so many places are shown. */
export const MOST_RANKED = 50;
const TOPIC = /^tournament:([0-9]{1,9})$/;
const MOST_AT_ONCE = 100;

export interface LiveRanking {
  topic: TopicSource;
  /** Publishes a ranking to its readers where it is another than was sent last. Call it after the commit. */
  publish(id: number): Promise<void>;
}

export function createLiveRanking({
  db,
  bus,
  clock,
}: Pick<ModuleDeps, 'db' | 'bus' | 'clock'>): LiveRanking {
  /** By tournament, what was sent last. */
  const sent = new Map<number, string>();

  async function stateOf(tournament: StoredTournament) {
    const first = await listFirst(db, tournament.id, MOST_RANKED);
    return { players: tournament.players, ranking: first.map(createRankView(tournament, null)) };
  }

  async function publishOne(id: number): Promise<undefined> {
    const topic = `tournament:${id}`;
    const tournament = bus.watched(topic) ? await readTournament(db, id) : null;
    if (!tournament) {
      sent.delete(id);
      return;
    }
    const change = { kind: 'ranking', ...(await stateOf(tournament)) };
    const text = JSON.stringify(change);
    if (sent.get(id) === text) return;
    sent.set(id, text);
    bus.publish(topic, change);
  }

  // One read at a time: two at once could publish the older ranking last.
  const publishing = createBatcher<number, undefined>({
    run: (ids) => Promise.all(ids.map(publishOne)),
    maxItems: MOST_AT_ONCE,
    maxInFlight: 1,
  });

  return {
    publish: (id) => publishing.add(id),
    topic: {
      access: 'signedIn',
      matches: (topic) => TOPIC.test(topic),
      async snapshot(topic) {
        const tournament = await readTournament(db, Number(TOPIC.exec(topic)?.[1]));
        const isLive =
          tournament && ['running', 'over'].includes(tournamentState(tournament, clock.now()));
        return isLive ? stateOf(tournament) : null;
      },
    },
  };
}
