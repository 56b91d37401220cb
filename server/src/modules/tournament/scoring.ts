import type { Queryable } from '../../lib/db.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import type { ModuleDeps } from '../../module.ts';
import type { LiveRanking } from './live.ts';
import * as repository from './score-repository.ts';

/** A ranking moves once in so long, however many bets are settled. */
const EVERY_MS = 1_000;
/** Players whose bets one statement reads. */
const BATCH = 500;

/** Writes the scores of all players again, in the caller's transaction, which keeps all others from it. */
export async function scoreAll(q: Queryable, id: number): Promise<void> {
  let after = '';
  for (;;) {
    const memberIds = await repository.listPlayers(q, id, { after, limit: BATCH });
    if (memberIds.length === 0) return;
    await repository.saveScores(q, id, memberIds);
    after = memberIds.at(-1) ?? '';
  }
}

/** Brings rankings up to date with what was settled, on any number of servers at once. */
export function createScoring(
  { db }: Pick<ModuleDeps, 'db'>,
  live: Pick<LiveRanking, 'publish'>,
): DueTask {
  /** The number of notes taken; 0 where another server scores. */
  function scoreBatch(id: number, now: number): Promise<number> {
    return db.tx(async (q) => {
      if (!(await repository.tryScores(q, id))) return 0;
      const due = await repository.takeDue(q, id, BATCH);
      await repository.saveScores(q, id, [...new Set(due)]);
      await repository.saveScoredAt(q, id, now);
      return due.length;
    });
  }

  return {
    name: 'tournament.score',
    nextDue: () => repository.nextScoring(db, EVERY_MS),
    async runDue(now) {
      for (const id of await repository.listToScore(db, now - EVERY_MS)) {
        while ((await scoreBatch(id, now)) === BATCH);
        await live.publish(id);
      }
    },
  };
}
