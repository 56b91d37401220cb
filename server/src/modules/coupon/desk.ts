import { afterCommit } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { pageOf } from '../../lib/page.ts';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../request/index.ts';
import { listCodes, saveClosing, showCode, takeCode } from './code-repository.ts';
import { type CouponSearch, countCoupons, listCoupons, readDeskCoupon } from './desk-repository.ts';
import { revokedMessage } from './messages.ts';
import type { CouponPorts, CouponRefusal, CouponService } from './service.ts';
import type { CouponCode, CouponCounts, DeskCoupon } from './types.ts';

const MOST_CODES = 500;

/** What somebody of staff does to a coupon or a code, and why. */
export interface Doing {
  actor: Actor;
  reason: string;
  now: number;
}

export interface CouponDesk {
  list(search: CouponSearch): Promise<{
    data: DeskCoupon[];
    nextCursor: string | null;
    counts: CouponCounts;
  }>;
  codes(now: number): Promise<CouponCode[]>;
  /** Only a coupon that was not used, once. */
  revoke(id: string, doing: Doing): Promise<DeskCoupon | CouponRefusal>;
  /** Ends a code; null where it is unknown. Coupons that it gave remain. */
  closeCode(code: string, doing: Doing): Promise<CouponCode | null>;
}

/** Each act leaves an audit record. */
export function createCouponDesk(
  { db, bus }: Pick<ModuleDeps, 'db' | 'bus'>,
  coupons: Pick<CouponService, 'actWithin'>,
  { sendMessage }: Pick<CouponPorts, 'sendMessage'>,
): CouponDesk {
  return {
    async list(search) {
      const rows = await listCoupons(db, { ...search, limit: search.limit + 1 });
      const page = pageOf(rows, search.limit, ({ issuedAt, id }) => ({ at: issuedAt, id }));
      return { ...page, counts: await countCoupons(db) };
    },
    async codes(now) {
      return (await listCodes(db, MOST_CODES)).map((code) => showCode(code, now));
    },
    revoke: (id, { actor, reason, now: at }) =>
      db.tx(async (q) => {
        const act = { id, event: 'revoke' as const, actor, reason, at };
        const done = await coupons.actWithin(q, act);
        if (!done.ok) return done.error;
        const coupon = await readDeskCoupon(q, id);
        if (!coupon) throw new Error(`the coupon ${id} has no member`);
        if (done.isRepeat) return coupon;
        const { memberId, name: title } = coupon;
        await recordAudit(q, {
          at,
          actor: actor.id,
          action: 'coupon.revoke',
          target: id,
          ip: actor.ip,
          before: { state: 'issued' },
          after: { state: 'revoked', title, memberId, reason },
        });
        const message = revokedMessage(coupon, reason);
        const change = { kind: 'request', id, type: 'coupon', state: 'revoked', reason };
        await afterCommit(() => bus.publish(`me:${memberId}`, change));
        await sendMessage(q, { memberId, isRead: true, ...message }, at);
        return coupon;
      }),
    closeCode: (text, { actor, reason, now: at }) =>
      db.tx(async (q) => {
        const code = await takeCode(q, text);
        if (!code) return null;
        if (code.closesAt <= at) return showCode(code, at);
        await saveClosing(q, text, at);
        await recordAudit(q, {
          at,
          actor: actor.id,
          action: 'coupon.close',
          target: `coupon:${text}`,
          ip: actor.ip,
          before: { state: 'open' },
          after: { state: 'closed', code: text, reason },
        });
        return showCode({ ...code, closesAt: at }, at);
      }),
  };
}
