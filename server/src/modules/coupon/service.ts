import { ENTRY } from '#rules/ledger.ts';
import type { MoneyRefusal } from '#rules/money-refusals.ts';
import type { Queryable } from '../../lib/db.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../module.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import type { Asking } from '../../lib/session.ts';
import { stopRefusals } from '../protection/index.ts';
import type { MessageService } from '../message/index.ts';
import { type Actor, decide, type Refusal } from '../request/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import { lockMoney, type Posting, type WalletService } from '../wallet/index.ts';
import {
  type CouponMember,
  insertCoupon,
  insertStep,
  listOwn,
  readCouponMember,
  type StoredCoupon,
  saveState,
  takeCoupon,
} from './repository.ts';
import { COUPON_TABLE, type CouponEvent } from './transitions.ts';
import type { Coupon, CouponState } from './types.ts';

export interface CouponPorts {
  wallet: Pick<WalletService, 'book'>;
  turnover: Pick<TurnoverService, 'closeIfEmpty' | 'require'>;
  /** Writes the member a message in the transaction. */
  sendMessage: MessageService['send'];
}

export type CouponRefusal = Refusal | 'NOT_FOUND';
export type CouponResult =
  | { ok: true; coupon: Coupon; isRepeat: boolean }
  | { ok: false; error: CouponRefusal };

interface Stopped {
  ok: false;
  error: 'REQUEST_REFUSED';
  refusals: MoneyRefusal[];
}

/** What members are answered: beside the rest, that they have stopped playing. */
export type OwnCouponResult = CouponResult | Stopped;

export interface Issue
  extends Pick<StoredCoupon, 'memberId' | 'name' | 'kind' | 'amount' | 'currency'> {
  /** Epoch milliseconds from which on it is not taken any more. */
  validTo: number;
  /** The request of staff that gives it. */
  requestId?: string;
  actor: string;
  at: number;
}

export interface CouponAct {
  id: string;
  event: CouponEvent;
  actor: Actor;
  reason?: string;
  at: number;
}

/** What is done to a coupon that its member does not do. */
type OthersAct = CouponAct & { event: Exclude<CouponEvent, 'use'> };

export interface CouponService {
  /** Moves a coupon on by one event of its table, in one transaction with what it books. */
  act(act: CouponAct): Promise<OwnCouponResult>;
  /** The same in the caller's transaction, for whoever is not its member. */
  actWithin(q: Queryable, act: OthersAct): Promise<CouponResult>;
  /** Uses a member's coupon once per key, and once for all keys. Refusals are kept as well. */
  use(id: string, asking: Asking): Promise<OwnCouponResult | 'reused'>;
  /** Newest first. */
  list(
    memberId: string,
    page: { states: readonly CouponState[]; after: Position | undefined; limit: number },
  ): Promise<{ data: Coupon[]; nextCursor: string | null }>;
}

function show({ memberId: _memberId, ...coupon }: StoredCoupon): Coupon {
  return coupon;
}

/** In the caller's transaction. */
export async function issueCoupon(
  q: Queryable,
  ids: ModuleDeps['ids'],
  { actor, at, ...given }: Issue,
): Promise<Coupon> {
  const state = COUPON_TABLE.initial;
  const { requestId, ...rest } = given;
  const coupon = { ...rest, id: ids.id('cpn'), state, issuedAt: at, updatedAt: at };
  await insertCoupon(q, { ...coupon, ...(requestId !== undefined && { requestId }) });
  const step = { event: 'issue', from: null, to: state, actor, reason: null, at };
  await insertStep(q, { couponId: coupon.id, ...step });
  return show(coupon);
}

function posting(
  { id, memberId, kind, amount, currency }: StoredCoupon,
  { actor, at }: CouponAct,
): Posting {
  return {
    key: `coupon:${id}:use`,
    entry: ENTRY.couponUse,
    actor: actor.id,
    at,
    ip: actor.ip,
    lines: [
      { account: { owner: null, kind: 'house:bonus', currency }, amount: -amount },
      { account: { owner: memberId, kind, currency }, amount },
    ],
  };
}

/** What forbids an event that the table of transitions allows. */
async function obstacleOf(
  q: Queryable,
  { memberId, validTo }: StoredCoupon,
  owner: CouponMember | null,
  { event, at }: CouponAct,
): Promise<Stopped | { ok: false; error: 'FORBIDDEN' | 'INVALID_STATE' } | null> {
  if (event === 'use') {
    if (owner?.state !== 'approved') return { ok: false, error: 'FORBIDDEN' };
    const refusals = await stopRefusals(q, memberId, at);
    if (refusals.length > 0) return { ok: false, error: 'REQUEST_REFUSED', refusals };
  }
  // The clock decides, not the job that marks it: a coupon that is over is not used, one that is not does not expire.
  const isOver = validTo <= at;
  const isUntimely = (event === 'use' && isOver) || (event === 'expire' && !isOver);
  return isUntimely ? { ok: false, error: 'INVALID_STATE' } : null;
}

export function createCouponService(
  { db }: Pick<ModuleDeps, 'db'>,
  { wallet, turnover }: Omit<CouponPorts, 'sendMessage'>,
): CouponService {
  async function book(q: Queryable, coupon: StoredCoupon, act: CouponAct): Promise<void> {
    const { id: sourceId, memberId, amount: required, currency } = coupon;
    if (currency === 'POINT') return wallet.book(q, posting(coupon, act));
    const { at } = act;
    await turnover.closeIfEmpty(q, { memberId, currency, at });
    await wallet.book(q, posting(coupon, act));
    await turnover.require(q, { memberId, source: 'coupon', sourceId, currency, required, at });
  }

  function step(q: Queryable, act: OthersAct): Promise<CouponResult>;
  function step(q: Queryable, act: CouponAct): Promise<OwnCouponResult>;
  async function step(q: Queryable, act: CouponAct): Promise<OwnCouponResult> {
    const { id, event, actor, reason, at } = act;
    // The account before the coupon, as everything else that books.
    if (actor.role === 'member') await lockMoney(q, actor.id);
    const owner = actor.role === 'member' ? await readCouponMember(q, actor.id) : null;
    const coupon = await takeCoupon(q, id);
    // Somebody else's coupon is as unknown to a member as one that is not there.
    if (!coupon || (actor.role === 'member' && coupon.memberId !== actor.id))
      return { ok: false, error: 'NOT_FOUND' };
    const { state: from } = coupon;
    const decision = decide(
      COUPON_TABLE,
      { state: from, details: {} },
      { event, role: actor.role, reason },
    );
    if (!decision.ok) return decision;
    if (decision.isRepeat) return { ok: true, coupon: show(coupon), isRepeat: true };
    const obstacle = await obstacleOf(q, coupon, owner, act);
    if (obstacle) return obstacle;
    const next = { ...coupon, state: decision.transition.to, updatedAt: at };
    await saveState(q, next);
    await insertStep(q, {
      couponId: id,
      event,
      from,
      to: next.state,
      actor: actor.id,
      reason: reason?.trim() || null,
      at,
    });
    if (event === 'use') await book(q, next, act);
    return { ok: true, coupon: show(next), isRepeat: false };
  }

  return {
    act: (act) => db.tx((q) => step(q, act)),
    actWithin: step,
    async use(id, { memberId, key, ip, now }) {
      const actor: Actor = { id: memberId, role: 'member', ip };
      const command = { memberId, scope: 'claim' as const, key, body: { coupon: id }, at: now };
      const outcome = await db.tx((q) =>
        answerOnce<OwnCouponResult>(q, command, async () => {
          const answer = await step(q, { id, event: 'use', actor, at: now });
          return { status: answer.ok ? 200 : 409, answer };
        }),
      );
      return outcome.kind === 'reused' ? 'reused' : outcome.answer;
    },
    async list(memberId, { states, after, limit }) {
      const rows = await listOwn(db, memberId, { states, after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ issuedAt, id }) => ({ at: issuedAt, id }));
      return { ...page, data: page.data.map(show) };
    },
  };
}
