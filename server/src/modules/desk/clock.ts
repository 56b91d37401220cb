import type { Handlers } from '../../contract/types.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import type { ModuleDeps } from '../../module.ts';
import { recordAudit } from '../audit/index.ts';
import type { Sessions } from '../auth/index.ts';

/** Farther than this is a slip of the finger that would keep the server busy for hours. */
const FARTHEST_MS = 400 * DAY_MS;

/** The manual clock. */
export function clockRoutes(
  { db, clock, config, scheduler }: Pick<ModuleDeps, 'db' | 'clock' | 'config' | 'scheduler'>,
  sessions: Pick<Sessions, 'carry'>,
): Partial<Handlers> {
  return {
    /** Answers when everything due by then has been done. */
    async setClock({ body }, { member, ip }) {
      if (config.manualClockStart === null) return problem('CLOCK_NOT_MANUAL');
      const from = clock.now();
      const to = Date.parse(body.to);
      const message = 'not before now, at most 400 days ahead';
      if (!(to >= from && to <= from + FARTHEST_MS)) return fieldProblem('to', message);
      const audited = { action: 'clock.move', before: { now: from }, after: { now: to } };
      await recordAudit(db, { ...audited, target: 'clock', at: from, actor: member.memberId, ip });
      // Before the time goes by: afterwards the caller's own session would have expired on the way.
      await sessions.carry(member.id, to);
      await scheduler.advanceTo(to);
      return { status: 200, body: { now: clock.now() } };
    },
  };
}
