import { LEAVING_MS } from '#rules/leaving.ts';
import { ENTRY } from '#rules/ledger.ts';
import { plainIp } from '../../lib/address.ts';
import type { ModuleDeps } from '../../module.ts';
import type { AuthService } from '../auth/index.ts';
import { lockMoney, type WalletService } from '../wallet/index.ts';
import { insertLeaving } from './leaving-repository.ts';
import { lockState } from './repository.ts';
import { listObstacles, readRest, saveLeaving } from './profile-repository.ts';
import type { Caller, createStepUp } from './step-up.ts';

export interface Leaving {
  currentPassword: string;
  /** What is left and given up, minor units: as the profile said it. */
  givesUp?: number | undefined;
}

export type LeaveResult =
  | { ok: true }
  | { ok: false; code: 'WRONG_PASSWORD' | 'SESSION_EXPIRED' | 'INVALID_STATE' };

/**
 * Not while there is money that can be withdrawn, an open bet or an open request. A rest below
 * that has to be given up, by its exact amount. The session ends, and nobody signs in until staff has taken it back.
 */
export function createLeave(
  { db, ids }: Pick<ModuleDeps, 'db' | 'ids'>,
  {
    auth,
    stepUp,
    wallet,
  }: {
    auth: AuthService;
    stepUp: ReturnType<typeof createStepUp>;
    wallet: Pick<WalletService, 'post'>;
  },
) {
  return async function leave(
    { currentPassword, givesUp = 0 }: Leaving,
    caller: Caller,
  ): Promise<LeaveResult> {
    const { session, ip, now: at } = caller;
    const { memberId } = session;
    const checked = await stepUp.check(caller, currentPassword);
    if (!checked.ok) return checked;
    const left = await db.tx(async (q) => {
      // The money before the member, as everything else that books: no bet or request comes in between.
      await lockMoney(q, memberId);
      await lockState(q, memberId);
      if ((await listObstacles(q, memberId)).length > 0) return false;
      const { rest, currency } = await readRest(q, memberId);
      // Somebody who saw another rest has not agreed to this one.
      if (rest !== givesUp || !(await saveLeaving(q, memberId))) return false;
      const id = ids.id('lev');
      await insertLeaving(q, { id, memberId, at, until: at + LEAVING_MS, givenUp: rest });
      if (rest > 0)
        await wallet.post(q, {
          key: `leave:${id}:rest`,
          entry: ENTRY.leaveRest,
          actor: memberId,
          at,
          ip,
          reason: '환전 최소 금액 미만 잔액 포기',
          lines: [
            { account: { owner: memberId, kind: 'money', currency }, amount: -rest },
            { account: { owner: null, kind: 'house:adjust', currency }, amount: rest },
          ],
        });
      return true;
    });
    if (!left) return { ok: false, code: 'INVALID_STATE' };
    await auth.sessions.end(session.id, 'logout', at);
    const event = { kind: 'member.leaving', at, memberId, ip: plainIp(ip) } as const;
    await auth.events.record({ ...event, detail: session.id });
    return { ok: true };
  };
}
