import { DEFAULT_USD_RATE } from '#rules/limits.ts';
import { ADJUSTMENT_SECOND_PERSON_WON, adjustmentWon } from '#rules/second-person.ts';
import type { Queryable } from '../../lib/db.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../module.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { type Actor, givenBy, lockGiver } from '../request/index.ts';
import type { LedgerCurrency } from '../wallet/index.ts';
import type { AdjustmentPorts, Adjustments } from './adjustment-request.ts';
import {
  type Corrected,
  isAskedFor,
  isRewarded,
  lockCorrected,
  readDetails,
} from './repository.ts';
import type { AdjustedAccount, AdjustmentDetails, Wanted } from './types.ts';

export interface Asking {
  /** The admin who asks. */
  actor: Actor;
  key: string;
  now: number;
}

type Refused = 'NOT_FOUND' | 'INSUFFICIENT_FUNDS' | 'INVALID_STATE';

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
  adjust(wanted: Wanted, asking: Asking): Promise<AdjustResult>;
  /** Gives up what is owed of a debt, once per key, or leaves it to another admin. */
  forgive(forgiving: { debtId: string; reason: string }, asking: Asking): Promise<AdjustResult>;
  /** Takes an amount of a debt from the balance, once per key, or leaves it to another admin. */
  collect(
    collecting: { debtId: string; amount: number; reason: string },
    asking: Asking,
  ): Promise<AdjustResult>;
  /** Reads what corrections ask for, by request id. */
  describe(ids: readonly string[]): Promise<Map<string, AdjustmentDetails>>;
}

function currencyOf(account: AdjustedAccount, own: 'KRW' | 'USD'): LedgerCurrency {
  if (account === 'points') return 'POINT';
  return account === 'tether' ? 'USDT' : own;
}

/** Makes the corrections that admins ask for. */
export function createAdjustmentService(
  { db }: Pick<ModuleDeps, 'db'>,
  adjustments: Adjustments,
  { shareEvent, debts }: AdjustmentEvents & Pick<AdjustmentPorts, 'debts'>,
): AdjustmentService {
  /** Why an event does not reward the member; with the member's money locked, so that two do not pass at once. */
  async function refuseReward(
    q: Queryable,
    { eventId, memberId }: { eventId: number; memberId: string },
    currency: 'KRW' | 'USD',
  ): Promise<Refused | null> {
    const event = await shareEvent(q, eventId);
    if (!event) return 'NOT_FOUND';
    const isLeftOut = currency === 'USD' && !event.isForCoin;
    return isLeftOut || (await isRewarded(q, eventId, memberId)) ? 'INVALID_STATE' : null;
  }

  async function decide(q: Queryable, { memberId, ...wanted }: Wanted, { actor, now }: Asking) {
    const { account, amount } = wanted;
    const corrected = await lockCorrected(q, memberId, account);
    if (!corrected) return { error: 'NOT_FOUND' as const };
    if (corrected.hasLeft) return { error: 'INVALID_STATE' as const };
    if (corrected.balance + amount < 0) return { error: 'INSUFFICIENT_FUNDS' as const };
    const { currency: ownCurrency } = corrected;
    const { eventId } = wanted;
    const reward =
      eventId === undefined ? null : await refuseReward(q, { eventId, memberId }, ownCurrency);
    if (reward !== null) return { error: reward };
    return ask(q, { memberId, ...wanted }, corrected, { actor, now });
  }

  async function ask(
    q: Queryable,
    { memberId, ...wanted }: Wanted,
    corrected: Corrected,
    { actor, now }: Omit<Asking, 'key'>,
  ) {
    const { account, amount } = wanted;
    const { currency: ownCurrency } = corrected;
    const rate = corrected.rate ?? DEFAULT_USD_RATE;
    const won = adjustmentWon({ account, amount, currency: ownCurrency, rate });
    // With those before, so that a large one is not made of small ones.
    const earlier = await givenBy(q, actor.id, now - DAY_MS);
    const details: AdjustmentDetails = {
      ...wanted,
      won,
      ownCurrency,
      currency: currencyOf(account, ownCurrency),
      takesTwo: earlier + won >= ADJUSTMENT_SECOND_PERSON_WON,
      askedBy: actor.id,
    };
    const opened = await adjustments.open(q, { memberId, details, actor, at: now });
    if (!opened) throw new Error(`a correction of ${memberId} could not be opened`);
    const { id } = opened;
    const moved = await adjustments.actWithin(q, { id, event: 'approve', actor, at: now });
    if (!moved.ok) throw new Error(`the correction ${id}: ${moved.error}`);
    return { id };
  }

  /** What is owed of a debt that no correction waits for, with its member's money locked. */
  async function lockDebt(
    q: Queryable,
    debtId: string,
  ): Promise<
    | { ok: true; memberId: string; corrected: Corrected; owed: number }
    | { ok: false; error: Refused }
  > {
    const found = await debts.owed(q, debtId);
    const corrected = found && (await lockCorrected(q, found.memberId, 'money'));
    if (!corrected) return { ok: false, error: 'NOT_FOUND' };
    // Again, for until the money was locked somebody may have paid, collected or forgiven it.
    const owed = (await debts.owed(q, debtId))?.owed ?? 0;
    if (owed === 0 || (await isAskedFor(q, debtId))) return { ok: false, error: 'INVALID_STATE' };
    return { ok: true, memberId: found.memberId, corrected, owed };
  }

  async function forgive(
    q: Queryable,
    { debtId, reason }: { debtId: string; reason: string },
    asking: Asking,
  ) {
    const locked = await lockDebt(q, debtId);
    if (!locked.ok) return { error: locked.error };
    const { memberId, owed, corrected } = locked;
    const wanted: Wanted = { memberId, account: 'money', amount: owed, reason, debtId };
    return ask(q, wanted, corrected, asking);
  }

  async function collect(
    q: Queryable,
    { debtId, amount, reason }: { debtId: string; amount: number; reason: string },
    asking: Asking,
  ) {
    const locked = await lockDebt(q, debtId);
    if (!locked.ok) return { error: locked.error };
    const { memberId, owed, corrected } = locked;
    if (amount > owed || corrected.hasLeft) return { error: 'INVALID_STATE' as const };
    if (amount > corrected.balance) return { error: 'INSUFFICIENT_FUNDS' as const };
    const wanted: Wanted = { memberId, account: 'money', amount: -amount, reason, debtId };
    return ask(q, wanted, corrected, asking);
  }

  /** Decides a command once for its key; the answer is kept, whatever it is. */
  async function once(
    body: object,
    { actor, key, now: at }: Asking,
    run: (q: Queryable) => ReturnType<typeof decide>,
  ): Promise<AdjustResult> {
    const command = { memberId: actor.id, scope: 'adjustment' as const, key, body, at };
    const outcome = await db.tx((q) =>
      answerOnce<{ id?: string; error?: Refused }>(q, command, async () => {
        // Before the money of anybody: who waits here keeps no member waiting.
        await lockGiver(q, actor.id);
        const answer = await run(q);
        return { status: 'id' in answer ? 201 : 422, answer };
      }),
    );
    if (outcome.kind === 'reused') return { kind: 'reused' };
    const { id, error } = outcome.answer;
    if (id !== undefined) return { kind: 'adjusted', id };
    return { kind: 'refused', error: error ?? 'NOT_FOUND' };
  }

  return {
    adjust: (wanted, asking) => once(wanted, asking, (q) => decide(q, wanted, asking)),
    forgive: (forgiving, asking) => once(forgiving, asking, (q) => forgive(q, forgiving, asking)),
    collect: (collecting, asking) =>
      once({ collect: collecting }, asking, (q) => collect(q, collecting, asking)),
    describe: (ids) => readDetails(db, ids),
  };
}
