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
const MOST_TOLD = 100;

export interface LiveRanking {
  topic: TopicSource;
  /** Tells the readers of a ranking what it is now, where that is another than they were told last. Call it after the commit. */
  tell(id: number): Promise<void>;
}

/** Makes what sends the rankings of tournaments to who watches them. */
export function createLiveRanking({
  db,
  bus,
  clock,
}: Pick<ModuleDeps, 'db' | 'bus' | 'clock'>): LiveRanking {
  /** By tournament, what was told last. */
  const told = new Map<number, string>();

  async function stateOf(tournament: StoredTournament) {
    const first = await listFirst(db, tournament.id, MOST_RANKED);
    return { players: tournament.players, ranking: first.map(createRankView(tournament, null)) };
  }

  async function tellOne(id: number): Promise<undefined> {
    const topic = `tournament:${id}`;
    const tournament = bus.watched(topic) ? await readTournament(db, id) : null;
    if (!tournament) {
      told.delete(id);
      return;
    }
    const change = { kind: 'ranking', ...(await stateOf(tournament)) };
    const text = JSON.stringify(change);
    if (told.get(id) === text) return;
    told.set(id, text);
    bus.publish(topic, change);
  }

  // One read at a time: two at once could publish the older ranking last.
  const telling = createBatcher<number, undefined>({
    run: (ids) => Promise.all(ids.map(tellOne)),
    maxItems: MOST_TOLD,
    maxInFlight: 1,
  });

  return {
    tell: (id) => telling.add(id),
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
