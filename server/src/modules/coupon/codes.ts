import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { stopRefusals } from '../protection/index.ts';
import {
  type CouponCode,
  couponOfCode,
  insertCode,
  saveCodeUse,
  takeCode,
} from './code-repository.ts';
import { type CouponMember, readCouponMember, takeCoupon } from './repository.ts';
import { issueCoupon, type OwnCouponResult } from './service.ts';

export interface Registration {
  memberId: string;
  /** As the member typed it: case and hyphens do not matter. */
  code: string;
  now: number;
}

/** As codes are stored. */
function plainCode(typed: string): string {
  return typed.replaceAll('-', '').toUpperCase();
}

/** Which members a code is for, and who requested it. */
const FOR_ALL = { level: null, account: 'all', madeAt: 0, requestId: null } as const;

/** Adds a code that members may type in, in the caller's transaction; for all of them, where it does not say for whom. */
export async function addCouponCode(
  q: Queryable,
  code: Omit<CouponCode, keyof typeof FOR_ALL> & Partial<CouponCode>,
): Promise<void> {
  await insertCode(q, { ...FOR_ALL, ...code, code: plainCode(code.code) });
}

function isFor(member: CouponMember, { level, account }: CouponCode): boolean {
  if (level !== null && member.level !== level) return false;
  return account === 'all' || (account === 'coin') === (member.currency === 'USD');
}

/** A code gives each member one coupon, so that a code sent again gets the same coupon as it is then. */
export function createRegistration({ db, ids }: Pick<ModuleDeps, 'db' | 'ids'>) {
  async function register(
    q: Queryable,
    { memberId, code: typed, now }: Registration,
  ): Promise<OwnCouponResult> {
    const member = await readCouponMember(q, memberId);
    const code = await takeCode(q, plainCode(typed));
    const isUsd = member?.currency === 'USD' && code?.kind === 'money';
    const amount = isUsd ? code.amountUsd : code?.amount;
    // A code that has nothing for a member's currency is as unknown as one that is not there.
    if (!member || !code || amount == null) return { ok: false, error: 'NOT_FOUND' };
    const before = await couponOfCode(q, code.code, memberId);
    const known = before === null ? null : await takeCoupon(q, before);
    if (known) {
      const { memberId: _memberId, ...coupon } = known;
      return { ok: true, coupon, isRepeat: true };
    }
    if (!isFor(member, code)) return { ok: false, error: 'NOT_FOUND' };
    if (member.state !== 'approved') return { ok: false, error: 'FORBIDDEN' };
    const refusals = await stopRefusals(q, memberId, now);
    if (refusals.length > 0) return { ok: false, error: 'REQUEST_REFUSED', refusals };
    if (code.closesAt <= now || code.given >= code.most)
      return { ok: false, error: 'INVALID_STATE' };
    const coupon = await issueCoupon(q, ids, {
      memberId,
      name: code.name,
      kind: code.kind,
      amount,
      currency: code.kind === 'points' ? 'POINT' : member.currency,
      validTo: now + code.validDays * DAY_MS,
      actor: memberId,
      at: now,
    });
    await saveCodeUse(q, { code: code.code, memberId, couponId: coupon.id });
    return { ok: true, coupon, isRepeat: false };
  }

  return (registration: Registration): Promise<OwnCouponResult> =>
    db.tx((q) => register(q, registration));
}
