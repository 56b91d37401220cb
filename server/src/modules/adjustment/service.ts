import { DEFAULT_USD_RATE } from '#rules/limits.ts';
import { ADJUSTMENT_SECOND_PERSON_WON, adjustmentWon } from '#rules/second-person.ts';
import type { Queryable } from '../../lib/db.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import type { Actor, AfterCommit } from '../request/index.ts';
import type { LedgerCurrency } from '../wallet/index.ts';
import type { Adjustments } from './adjustment-request.ts';
import { lockCorrected, readDetails, sumCorrected } from './repository.ts';
import type { AdjustedAccount, AdjustmentDetails, Wanted } from './types.ts';

export interface Asking {
  /** The admin who asks. */
  actor: Actor;
  key: string;
  now: number;
}

type Refused = 'NOT_FOUND' | 'INSUFFICIENT_FUNDS';

export type AdjustResult =
  | { kind: 'adjusted'; id: string }
  | { kind: 'refused'; error: Refused }
  | { kind: 'reused' };

export interface AdjustmentService {
  /**
   * Corrects a balance once per key: books it, or leaves it to another admin where it is large. Refusals are kept as well.
   */
  adjust(wanted: Wanted, asking: Asking): Promise<AdjustResult>;
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
): AdjustmentService {
  async function decide(q: Queryable, { memberId, ...wanted }: Wanted, { actor, now }: Asking) {
    const { account, amount } = wanted;
    const corrected = await lockCorrected(q, memberId, account);
    if (!corrected) return { error: 'NOT_FOUND' as const };
    if (corrected.balance + amount < 0) return { error: 'INSUFFICIENT_FUNDS' as const };
    const { currency: ownCurrency } = corrected;
    const rate = corrected.rate ?? DEFAULT_USD_RATE;
    const won = adjustmentWon({ account, amount, currency: ownCurrency, rate });
    // With those before, so that a large one is not made of small ones.
    const since = now - DAY_MS;
    const earlier = await sumCorrected(q, { memberId, askedBy: actor.id, since });
    const details: AdjustmentDetails = {
      ...{ ...wanted, won, ownCurrency },
      currency: currencyOf(account, ownCurrency),
      takesTwo: earlier + won >= ADJUSTMENT_SECOND_PERSON_WON,
      askedBy: actor.id,
    };
    const opened = await adjustments.open(q, { memberId, details: { ...details }, actor, at: now });
    if (!opened) throw new Error(`a correction of ${memberId} could not be opened`);
    const { id } = opened;
    const { afterCommit, ...moved } = await adjustments.actWithin(q, {
      ...{ id, event: 'approve', actor, at: now },
    });
    if (!moved.ok) throw new Error(`the correction ${id}: ${moved.error}`);
    return { id, afterCommit };
  }

  return {
    async adjust(wanted, asking) {
      const { actor, key, now: at } = asking;
      const command = { memberId: actor.id, scope: 'adjustment' as const, key, body: wanted, at };
      let done: AfterCommit | undefined;
      const outcome = await db.tx((q) =>
        answerOnce<{ id?: string; error?: Refused }>(q, command, async () => {
          const { afterCommit, ...answer } = {
            afterCommit: undefined,
            ...(await decide(q, wanted, asking)),
          };
          done = afterCommit;
          return { status: 'id' in answer ? 201 : 422, answer };
        }),
      );
      if (outcome.kind === 'reused') return { kind: 'reused' };
      const { id, error } = outcome.answer;
      if (!outcome.replayed) await done?.();
      if (id !== undefined) return { kind: 'adjusted', id };
      return { kind: 'refused', error: error ?? 'NOT_FOUND' };
    },
    describe: (ids) => readDetails(db, ids),
  };
}
