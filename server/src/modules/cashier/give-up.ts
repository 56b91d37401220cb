import type { Db } from '../../lib/db.ts';
import type { Caller } from '../../lib/session.ts';
import type { TurnoverService } from '../turnover/index.ts';
import type { DepositTerms } from './types.ts';

export type GiveUpResult =
  | { ok: true; turnover: DepositTerms['turnover'] }
  | { ok: false; error: 'NOT_FOUND' | 'INVALID_STATE' };

/** A member gives the bonus of a deposit up, and has to bet the amount itself. */
export function createBonusGiveUp(db: Db, turnover: Pick<TurnoverService, 'giveUp' | 'progress'>) {
  return async (id: string, { memberId, ip, now: at }: Caller): Promise<GiveUpResult> => {
    const error = await db.tx((q) => turnover.giveUp(q, { memberId, id, ip, at }));
    if (error !== null) return { ok: false, error };
    return { ok: true, turnover: await turnover.progress(db, memberId) };
  };
}
