import type { DueTask } from '../../lib/scheduler.ts';
import type { ModuleDeps } from '../../module.ts';
import type { Plays } from './play.ts';
import { nextDraw, roundsToDraw, storeResults } from './repository.ts';
import { roundById } from './service.ts';

const PAGE = 200;

export interface RoundDraws extends DueTask {
  /** Stores the results of all rounds that are to be drawn at an instant or before, and on which something was bet. */
  drawTo(now: number): Promise<void>;
}

/** Makes what draws the rounds that have bets. Any number of servers may run it: a result is stored once. */
export function createDraws({ db }: Pick<ModuleDeps, 'db'>, plays: Plays): RoundDraws {
  async function drawTo(now: number): Promise<void> {
    for (;;) {
      const ids = await roundsToDraw(db, now, PAGE);
      const results = [];
      for (const id of ids) {
        const found = roundById(id);
        const drawn = found && (await plays.draw(found.game, found.round));
        if (!drawn) throw new Error(`round ${id} cannot be drawn`);
        results.push({ id, result: drawn.result });
      }
      if (results.length > 0) await storeResults(db, results);
      if (ids.length < PAGE) return;
    }
  }
  return { name: 'round-draws', nextDue: () => nextDraw(db), runDue: drawTo, drawTo };
}
