import type { Handlers } from '../../contract/types.ts';
import { done } from '../../lib/answers.ts';
import { fieldProblem } from '../../lib/problem.ts';
import type { CasinoDesk } from '../casino/index.ts';
import { actingOf } from './acting.ts';

/** Providers of the casino and their games. */
export function casinoRoutes(
  desk: Pick<CasinoDesk, 'providers' | 'setMaintenance'>,
): Partial<Handlers> {
  return {
    async getDeskCasino(_request, ctx) {
      return { status: 200, body: { data: await desk.providers(ctx.now) } };
    },
    async setCasinoMaintenance({ params: { kind, subjectId: id }, body }, ctx) {
      const { systemMaintenanceFlg: isOn, until, reason } = body;
      // It would be over before it has begun.
      if (isOn && until !== null && until <= ctx.now)
        return fieldProblem('body.until', 'must be in the future');
      const change = { kind, id, isOn, until, reason: reason.trim() };
      return done(await desk.setMaintenance(change, actingOf(ctx)));
    },
  };
}
