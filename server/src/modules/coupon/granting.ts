import { COUPON_SECOND_PERSON_WON, couponAmount, couponsWon } from '#rules/coupon.ts';
import type { Queryable } from '../../lib/db.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../module.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { type Actor, givenBy, lockGiver } from '../request/index.ts';
import { readUsdRate } from '../setting/index.ts';
import { isCodeTaken } from './code-repository.ts';
import { type Addressee, findAddressees, lockGrants, readGrants } from './grant-repository.ts';
import type { CouponGrants } from './grant-request.ts';
import type { GrantDetails } from './grant-types.ts';
import type { CouponIssue, NewCouponCode } from './types.ts';

export interface StaffAsking {
  /** The admin who requests it. */
  actor: Actor;
  key: string;
  now: number;
}

interface FieldError {
  path: string;
  message: string;
}

export type GrantResult =
  | { kind: 'granted'; requestId: string; state: 'approved' | 'awaiting_second' }
  | { kind: 'invalid'; errors: readonly FieldError[] }
  | { kind: 'taken' }
  | { kind: 'reused' };

type Answer = Exclude<GrantResult, { kind: 'reused' }>;
/** What is requested, before its worth is known. */
type Wanted = Omit<GrantDetails, 'won' | 'takesTwo' | 'askedBy'>;

export interface CouponGranting {
  /** Gives a coupon to all of those named, once per key; or leaves it to another admin. */
  issue(body: CouponIssue, asking: StaffAsking): Promise<GrantResult>;
  /** Adds a code, once per key; or leaves it to another admin. */
  addCode(body: NewCouponCode, asking: StaffAsking): Promise<GrantResult>;
  /** The requested grants by request id. */
  describe(ids: readonly string[]): Promise<Map<string, GrantDetails>>;
}

/** What is wrong with the amounts of a coupon, whoever it is for. */
function amountErrors({ kind, amount, amountUsd }: Pick<Wanted, 'kind' | 'amount' | 'amountUsd'>) {
  const errors: FieldError[] = [];
  if (kind === 'points' && amountUsd !== null)
    errors.push({ path: 'body.amountUsd', message: 'must be null for points' });
  if (amount === null && (kind === 'points' || amountUsd === null))
    errors.push({ path: 'body.amount', message: 'must be given' });
  return errors;
}

/** What is wrong with the members that are to get a coupon; `found` has the approved ones by user id. */
function addresseeErrors(
  userIds: readonly string[],
  found: ReadonlyMap<string, Addressee>,
  body: CouponIssue,
): FieldError[] {
  return userIds.flatMap((userId, n): FieldError[] => {
    const path = `body.userIds.${n}`;
    const member = found.get(userId);
    if (!member) return [{ path, message: 'is no approved member' }];
    return couponAmount(body.kind, body, member.currency) === null
      ? [{ path, message: 'has a wallet without an amount' }]
      : [];
  });
}

/** Refusals are kept as well. */
export function createCouponGranting(
  { db }: Pick<ModuleDeps, 'db'>,
  grants: CouponGrants,
): CouponGranting {
  async function grant(
    q: Queryable,
    wanted: Wanted,
    { actor, now: at }: StaffAsking,
  ): Promise<Answer> {
    const rate = await readUsdRate(q);
    const won = couponsWon(wanted, wanted.count, rate);
    // With those before, so that a large one is not made of small ones.
    const earlier = await givenBy(q, actor.id, at - DAY_MS);
    const takesTwo = earlier + won >= COUPON_SECOND_PERSON_WON;
    const details = { ...wanted, won, takesTwo, askedBy: actor.id };
    const opened = await grants.open(q, { memberId: actor.id, details, actor, at });
    if (!opened) throw new Error(`coupons of ${actor.id} could not be opened`);
    const act = { id: opened.id, event: 'approve' as const, actor, at };
    const moved = await grants.actWithin(q, act);
    if (!moved.ok) throw new Error(`${opened.id}: ${moved.error}`);
    const state = takesTwo ? 'awaiting_second' : 'approved';
    return { kind: 'granted', requestId: opened.id, state };
  }

  async function issue(q: Queryable, body: CouponIssue, asking: StaffAsking): Promise<Answer> {
    const { userIds, name, kind, amount, amountUsd, validDays, reason } = body;
    const sought = userIds.map((userId) => userId.trim().toLowerCase());
    const found = new Map(
      (await findAddressees(q, sought)).map((member) => [member.userId, member]),
    );
    const errors = addresseeErrors(sought, found, body);
    if (errors.length > 0) return { kind: 'invalid', errors };
    const memberIds = [...new Set([...found.values()].map(({ id }) => id))].sort();
    const own = { code: null, closesAt: null, level: null, account: 'all' as const, memberIds };
    const given = { name, kind, amount, amountUsd, validDays, reason, count: memberIds.length };
    return grant(q, { ...own, ...given }, asking);
  }

  async function addCode(q: Queryable, body: NewCouponCode, asking: StaffAsking): Promise<Answer> {
    const { most: count, ...code } = body;
    if (code.closesAt <= asking.now)
      return {
        kind: 'invalid',
        errors: [{ path: 'body.closesAt', message: 'must be in the future' }],
      };
    if (await isCodeTaken(q, code.code)) return { kind: 'taken' };
    return grant(q, { ...code, count, memberIds: [] }, asking);
  }

  async function once<Body extends CouponIssue | NewCouponCode>(
    body: Body,
    asking: StaffAsking,
    decide: (q: Queryable, body: Body, asking: StaffAsking) => Promise<Answer>,
  ): Promise<GrantResult> {
    const { actor, key, now: at } = asking;
    const command = { memberId: actor.id, scope: 'couponIssue' as const, key, body, at };
    const outcome = await db.tx((q) =>
      answerOnce<Answer>(q, command, async () => {
        await lockGrants(q);
        await lockGiver(q, actor.id);
        const errors = amountErrors(body);
        const answer: Answer =
          errors.length > 0 ? { kind: 'invalid', errors } : await decide(q, body, asking);
        return { status: answer.kind === 'granted' ? 201 : 422, answer };
      }),
    );
    return outcome.kind === 'reused' ? { kind: 'reused' } : outcome.answer;
  }

  return {
    issue: (body, asking) => once(body, asking, issue),
    addCode: (body, asking) => once(body, asking, addCode),
    describe: (ids) => readGrants(db, ids),
  };
}
