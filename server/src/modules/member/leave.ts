import { plainIp } from '../../lib/address.ts';
import type { Db } from '../../lib/db.ts';
import type { AuthService } from '../auth/index.ts';
import { lockState } from './repository.ts';
import { listObstacles, lockMoney, saveLeaving } from './profile-repository.ts';
import type { Caller, createStepUp } from './step-up.ts';

export type LeaveResult =
  | { ok: true }
  | { ok: false; code: 'WRONG_PASSWORD' | 'SESSION_EXPIRED' | 'INVALID_STATE' };

/**
 * Makes the command by which a member leaves: not while there is money, an open bet or an open request. The session ends,
 * and nobody signs in until staff has taken it back.
 */
export function createLeave(
  db: Db,
  { auth, stepUp }: { auth: AuthService; stepUp: ReturnType<typeof createStepUp> },
) {
  return async function leave(currentPassword: string, caller: Caller): Promise<LeaveResult> {
    const { session, ip, now } = caller;
    const { memberId } = session;
    const checked = await stepUp.check(caller, currentPassword);
    if (!checked.ok) return checked;
    const left = await db.tx(async (q) => {
      // The money before the member, as everything else that books: no bet or request comes in between.
      await lockMoney(q, memberId);
      await lockState(q, memberId);
      if ((await listObstacles(q, memberId)).length > 0) return false;
      return saveLeaving(q, memberId);
    });
    if (!left) return { ok: false, code: 'INVALID_STATE' };
    await auth.sessions.end(session.id, 'logout', now);
    const event = { kind: 'member.leaving', at: now, memberId, ip: plainIp(ip) } as const;
    await auth.events.record({ ...event, detail: session.id });
    return { ok: true };
  };
}
