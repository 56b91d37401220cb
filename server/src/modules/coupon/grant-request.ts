import { couponAmount } from '#rules/coupon.ts';
import {
  ADJUSTMENT_TRANSITIONS,
  type StaffRequestEvent,
  type StaffRequestState,
} from '#rules/request-transitions.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { recordAudit } from '../audit/index.ts';
import {
  type AfterCommit,
  createRequests,
  type RequestKind,
  type Requests,
  type StepContext,
  type StoredRequest,
  tableOf,
} from '../request/index.ts';
import { insertCode, readCouponMember } from './code-repository.ts';
import type { GrantDetails } from './grant-types.ts';
import { givenMessage } from './messages.ts';
import { type CouponPorts, issueCoupon } from './service.ts';

export type CouponGrants = Requests<StaffRequestState, StaffRequestEvent>;

function detailsOf({ details }: Pick<StoredRequest, 'details'>): GrantDetails {
  return details as unknown as GrantDetails;
}

/** Makes the coupons and codes that admins ask for: large ones take two of them. */
export function createCouponGrants(
  { db, ids, bus }: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { sendMessage }: Pick<CouponPorts, 'sendMessage'>,
): CouponGrants {
  function audit(q: Queryable, event: StaffRequestEvent, step: StepContext): Promise<void> {
    const { request, from, actor, at } = step;
    const { name, code, kind, amount, amountUsd, reason, memberIds } = detailsOf(request);
    const { count: coupons } = detailsOf(request);
    const what = code === null ? { memberIds } : { code };
    return recordAudit(q, {
      at,
      actor: actor.id,
      action: `coupon.${event}`,
      target: request.id,
      ip: actor.ip,
      before: { state: from },
      after: {
        state: request.state,
        title: name,
        ...what,
        amount,
        amountUsd,
        coupons,
        currency: kind === 'points' ? 'POINT' : 'KRW',
        reason: step.reason ?? reason,
      },
    });
  }

  /** Gives a member the coupon with a message; the answer tells the member's stream after the commit. */
  async function giveTo(q: Queryable, memberId: string, step: StepContext): Promise<AfterCommit> {
    const { request, actor, at } = step;
    const { name, kind, validDays, ...grant } = detailsOf(request);
    const member = await readCouponMember(q, memberId);
    const amount = member && couponAmount(kind, grant, member.currency);
    if (!member || amount === null) throw new Error(`${request.id}: nothing for ${memberId}`);
    const currency = kind === 'points' ? ('POINT' as const) : member.currency;
    const { id } = await issueCoupon(q, ids, {
      memberId,
      name,
      kind,
      amount,
      currency,
      requestId: request.id,
      validTo: at + validDays * DAY_MS,
      actor: actor.id,
      at,
    });
    const message = givenMessage({ name, amount, currency }, validDays);
    const tell = await sendMessage(q, { memberId, isRead: true, ...message }, at);
    return async () => {
      bus.publish(`me:${memberId}`, {
        kind: 'request',
        id,
        type: 'coupon',
        state: 'issued',
        reason: null,
      });
      await tell();
    };
  }

  async function give(q: Queryable, event: StaffRequestEvent, step: StepContext) {
    const { request, at } = step;
    const { code, closesAt, memberIds, count: most, ...grant } = detailsOf(request);
    const told: AfterCommit[] = [];
    if (code === null) for (const memberId of memberIds) told.push(await giveTo(q, memberId, step));
    else {
      const own = { code, most, closesAt: closesAt ?? at, madeAt: at, requestId: request.id };
      await insertCode(q, { ...grant, ...own });
    }
    await audit(q, event, step);
    return async () => {
      await Promise.all(told.map((tell) => tell()));
    };
  }

  const note = async (q: Queryable, event: StaffRequestEvent, step: StepContext) => {
    await audit(q, event, step);
    return undefined;
  };
  const kind: RequestKind<StaffRequestState, StaffRequestEvent> = {
    kind: 'couponIssue',
    ...tableOf(ADJUSTMENT_TRANSITIONS, (request) => detailsOf(request).takesTwo),
    isExclusive: false,
    isStaffs: true,
    effects: {
      approve: (q, step): Promise<AfterCommit | undefined> =>
        step.request.state === 'approved' ? give(q, 'approve', step) : note(q, 'approve', step),
      second: (q, step) => give(q, 'second', step),
      reject: (q, step) => note(q, 'reject', step),
    },
  };
  return createRequests({ db, ids, bus }, kind);
}
