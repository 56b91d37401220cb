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

/** Any number of servers may run it: a result is stored once. */
export function createDraws(
  { db, clock, siteParts }: Pick<ModuleDeps, 'db' | 'clock' | 'siteParts'>,
  plays: Plays,
): RoundDraws {
  const { rounds: gauge } = siteParts;

  async function drawAll(now: number): Promise<void> {
    for (;;) {
      const ids = await roundsToDraw(db, now, PAGE);
      const results = [];
      const drawsAt: number[] = [];
      for (const id of ids) {
        const found = roundById(id);
        const drawn = found && (await plays.draw(found.game, found.round));
        if (!drawn) throw new Error(`round ${id} cannot be drawn`);
        results.push({ id, result: drawn.result });
        drawsAt.push(found.round.drawsAt);
      }
      if (results.length > 0) await storeResults(db, results);
      const drawnAt = clock.now();
      for (const at of drawsAt) gauge.note(drawnAt - at);
      if (ids.length < PAGE) return;
    }
  }

  async function drawTo(now: number): Promise<void> {
    try {
      await drawAll(now);
      gauge.works();
    } catch (error) {
      gauge.fails();
      throw error;
    }
  }
  return { name: 'round-draws', nextDue: () => nextDraw(db), runDue: drawTo, drawTo };
}
