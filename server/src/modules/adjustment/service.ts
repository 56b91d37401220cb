import type { Currency } from '#rules/money.ts';
import { ADJUSTMENT_SECOND_PERSON_WON, adjustmentWon } from '#rules/second-person.ts';
import type { Db, Queryable } from '../../lib/db.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../module.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { type Actor, givenBy, lockGiver } from '../request/index.ts';
import type { LedgerCurrency } from '../wallet/index.ts';
import type { AdjustmentPorts, Adjustments } from './adjustment-request.ts';
import {
  type Corrected,
  isRequested,
  isRewarded,
  lockCorrected,
  readDetails,
} from './repository.ts';
import type { AdjustedAccount, AdjustmentDetails, Wanted } from './types.ts';

export interface StaffAsking {
  /** The admin who requests it. */
  actor: Actor;
  key: string;
  now: number;
}

type Refused = 'NOT_FOUND' | 'INSUFFICIENT_FUNDS' | 'INVALID_STATE';
type Decided = { id: string } | { error: Refused };

export interface AdjustmentEvents {
  /** Whether coin-only members take part; null without such an event. It is not deleted until the transaction ends. */
  shareEvent(q: Queryable, id: number): Promise<{ isForCoin: boolean } | null>;
}

export type AdjustResult =
  | { kind: 'adjusted'; id: string }
  | { kind: 'refused'; error: Refused }
  | { kind: 'reused' };

export interface AdjustmentService {
  /**
   * Corrects a balance once per key: books it, or leaves it to another admin where it is large. Refusals are kept as well.
   */
  adjust(wanted: Wanted, asking: StaffAsking): Promise<AdjustResult>;
  /** Gives up what is owed of a debt, once per key, or leaves it to another admin. */
  forgive(
    forgiving: { debtId: string; reason: string },
    asking: StaffAsking,
  ): Promise<AdjustResult>;
  /** Takes an amount of a debt from the balance, once per key, or leaves it to another admin. */
  collect(
    collecting: { debtId: string; amount: number; reason: string },
    asking: StaffAsking,
  ): Promise<AdjustResult>;
  /** The requested corrections by request id. */
  describe(ids: readonly string[]): Promise<Map<string, AdjustmentDetails>>;
}

function currencyOf(account: AdjustedAccount, own: 'KRW' | 'USD'): LedgerCurrency {
  if (account === 'points') return 'POINT';
  return account === 'tether' ? 'USDT' : own;
}

/** Why an event does not reward the member; with the member's money locked, so that two do not pass at once. */
async function refuseReward(
  q: Queryable,
  event: { isForCoin: boolean } | null,
  { eventId, memberId, currency }: { eventId: number; memberId: string; currency: Currency },
): Promise<Refused | null> {
  if (!event) return 'NOT_FOUND';
  const isLeftOut = currency === 'USD' && !event.isForCoin;
  return isLeftOut || (await isRewarded(q, eventId, memberId)) ? 'INVALID_STATE' : null;
}

async function detailsOf(
  q: Queryable,
  { memberId: _, ...wanted }: Wanted,
  { currency: ownCurrency, rate }: Corrected,
  { actor, now }: StaffAsking,
): Promise<AdjustmentDetails> {
  const { account, amount } = wanted;
  const won = adjustmentWon({ account, amount, currency: ownCurrency, rate });
  // With those before, so that a large one is not made of small ones.
  const earlier = await givenBy(q, actor.id, now - DAY_MS);
  return {
    ...wanted,
    won,
    ownCurrency,
    currency: currencyOf(account, ownCurrency),
    takesTwo: earlier + won >= ADJUSTMENT_SECOND_PERSON_WON,
    askedBy: actor.id,
  };
}

/** Decides a command once for its key; the answer is kept, whatever it is. */
async function decideOnce(
  db: Db,
  body: object,
  { actor, key, now: at }: StaffAsking,
  decide: (q: Queryable) => Promise<Decided>,
): Promise<AdjustResult> {
  const command = { memberId: actor.id, scope: 'adjustment' as const, key, body, at };
  const outcome = await db.tx((q) =>
    answerOnce<Decided>(q, command, async () => {
      // Before the money of anybody: who waits here keeps no member waiting.
      await lockGiver(q, actor.id);
      const answer = await decide(q);
      return { status: 'id' in answer ? 201 : 422, answer };
    }),
  );
  if (outcome.kind === 'reused') return { kind: 'reused' };
  const { answer } = outcome;
  return 'id' in answer ? { kind: 'adjusted', ...answer } : { kind: 'refused', ...answer };
}

export function createAdjustmentService(
  { db }: Pick<ModuleDeps, 'db'>,
  adjustments: Adjustments,
  { shareEvent, debts }: AdjustmentEvents & Pick<AdjustmentPorts, 'debts'>,
): AdjustmentService {
  /** Requests a correction of an account that is locked. */
  async function request(q: Queryable, wanted: Wanted, corrected: Corrected, asking: StaffAsking) {
    const { memberId } = wanted;
    const { actor, now: at } = asking;
    const details = await detailsOf(q, wanted, corrected, asking);
    const opened = await adjustments.open(q, { memberId, details, actor, at });
    if (!opened) throw new Error(`a correction of ${memberId} could not be opened`);
    const { id } = opened;
    const moved = await adjustments.actWithin(q, { id, event: 'approve', actor, at });
    if (!moved.ok) throw new Error(`the correction ${id}: ${moved.error}`);
    return { id };
  }

  async function decideCorrection(
    q: Queryable,
    wanted: Wanted,
    asking: StaffAsking,
  ): Promise<Decided> {
    const { memberId, account, amount, eventId } = wanted;
    const corrected = await lockCorrected(q, memberId, account);
    if (!corrected) return { error: 'NOT_FOUND' };
    if (corrected.hasLeft) return { error: 'INVALID_STATE' };
    if (corrected.balance + amount < 0) return { error: 'INSUFFICIENT_FUNDS' };
    if (eventId !== undefined) {
      const rewarded = { eventId, memberId, currency: corrected.currency };
      const error = await refuseReward(q, await shareEvent(q, eventId), rewarded);
      if (error !== null) return { error };
    }
    return request(q, wanted, corrected, asking);
  }

  /** Forgives a debt that no correction waits for, or collects an amount of it. */
  async function decideDebt(
    q: Queryable,
    { debtId, amount, reason }: { debtId: string; amount?: number; reason: string },
    asking: StaffAsking,
  ): Promise<Decided> {
    const found = await debts.owed(q, debtId);
    const corrected = found && (await lockCorrected(q, found.memberId, 'money'));
    if (!corrected) return { error: 'NOT_FOUND' };
    // Again, for until the money was locked somebody may have paid, collected or forgiven it.
    const owed = (await debts.owed(q, debtId))?.owed ?? 0;
    if (owed === 0 || (await isRequested(q, debtId))) return { error: 'INVALID_STATE' };
    if (amount !== undefined) {
      if (amount > owed || corrected.hasLeft) return { error: 'INVALID_STATE' };
      if (amount > corrected.balance) return { error: 'INSUFFICIENT_FUNDS' };
    }
    const { memberId } = found;
    const moved = amount === undefined ? owed : -amount;
    const wanted: Wanted = { memberId, account: 'money', amount: moved, reason, debtId };
    return request(q, wanted, corrected, asking);
  }

  return {
    adjust: (wanted, asking) =>
      decideOnce(db, wanted, asking, (q) => decideCorrection(q, wanted, asking)),
    forgive: (forgiving, asking) =>
      decideOnce(db, forgiving, asking, (q) => decideDebt(q, forgiving, asking)),
    collect: (collecting, asking) =>
      decideOnce(db, { collect: collecting }, asking, (q) => decideDebt(q, collecting, asking)),
    describe: (ids) => readDetails(db, ids),
  };
}
