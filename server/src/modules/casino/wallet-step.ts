import type { components, operations } from '#contract/provider.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import type { WalletSession } from './sessions-repository.ts';
import type { WalletAnswer } from './wallet-answer.ts';

export type WalletCall = keyof operations;
export type Transaction = components['schemas']['Transaction'];
export type BodyOf<Call extends WalletCall> =
  operations[Call]['requestBody']['content']['application/json'];

/** A call of a session, in its transaction, with the member's money account locked. */
export interface Step {
  q: Queryable;
  session: WalletSession;
  /** Minor units. */
  balance: number;
  now: number;
}

/** What a call that names a transaction came to, to be kept for ever. */
export interface StepResult extends WalletAnswer {
  /** The round's; null where nothing came of the call. */
  betId: string | null;
  /** Minor units. */
  amount: number;
}

export function refused(answer: WalletAnswer, amount: number): StepResult {
  return { ...answer, betId: null, amount };
}
