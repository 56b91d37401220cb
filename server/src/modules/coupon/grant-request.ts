import { couponAmount } from '#rules/coupon.ts';
import {
  ADJUSTMENT_TRANSITIONS,
  type StaffRequestEvent,
  type StaffRequestState,
} from '#rules/request-transitions.ts';
import { afterCommit, type Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import {
  createRequests,
  type RequestKind,
  type Requests,
  type StepContext,
  tableOf,
} from '../request/index.ts';
import { insertCode } from './code-repository.ts';
import type { GrantDetails } from './grant-types.ts';
import { givenMessage } from './messages.ts';
import { readCouponMember } from './repository.ts';
import { type CouponPorts, issueCoupon } from './service.ts';

export type CouponGrants = Requests<StaffRequestState, StaffRequestEvent, GrantDetails>;
type Step = StepContext<GrantDetails>;

/** The coupons and codes that admins request: large ones take two of them. */
export function createCouponGrants(
  { db, ids, bus }: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { sendMessage }: Pick<CouponPorts, 'sendMessage'>,
): CouponGrants {
  function publishIssued(coupons: readonly { id: string; memberId: string }[]): void {
    for (const { id, memberId } of coupons) {
      const change = { kind: 'request', id, type: 'coupon', state: 'issued', reason: null };
      bus.publish(`me:${memberId}`, change);
    }
  }

  async function giveTo(q: Queryable, memberId: string, step: Step): Promise<void> {
    const { request, actor, at } = step;
    const { name, kind, validDays, ...grant } = request.details;
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
    await afterCommit(publishIssued, { id, memberId });
    await sendMessage(q, { memberId, isRead: true, ...message }, at);
  }

  async function give(q: Queryable, step: Step): Promise<void> {
    const { request, at } = step;
    const { code, closesAt, memberIds, count: most, ...grant } = request.details;
    if (code === null) for (const memberId of memberIds) await giveTo(q, memberId, step);
    else {
      const own = { code, most, closesAt: closesAt ?? at, madeAt: at, requestId: request.id };
      await insertCode(q, { ...grant, ...own });
    }
  }

  const kind: RequestKind<StaffRequestState, StaffRequestEvent, GrantDetails> = {
    kind: 'couponIssue',
    ...tableOf(ADJUSTMENT_TRANSITIONS, ({ takesTwo }: GrantDetails) => takesTwo),
    isExclusive: false,
    isStaffs: true,
    effects: {
      async approve(q, step) {
        if (step.request.state === 'approved') await give(q, step);
      },
      second: give,
    },
    record({ request: { details }, reason: said }) {
      const { name, code, kind: account, amount, amountUsd, reason, memberIds, count } = details;
      return {
        as: 'coupon',
        after: {
          title: name,
          ...(code === null ? { memberIds } : { code }),
          amount,
          amountUsd,
          coupons: count,
          currency: account === 'points' ? 'POINT' : 'KRW',
          reason: said ?? reason,
        },
      };
    },
  };
  return createRequests({ db, ids, bus }, kind);
}
