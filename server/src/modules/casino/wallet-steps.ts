import type { WagerParts } from '../wager/index.ts';
import { balanceAnswer, type WalletAnswer, walletProblem } from './wallet-answer.ts';
import { entryFor } from './wallet-entries.ts';
import * as repository from './wallet-repository.ts';
import type { StoredRound } from './wallet-repository.ts';
import {
  type BodyOf,
  refused,
  type Step,
  type StepResult,
  type Transaction,
} from './wallet-step.ts';

/** How the names of refunds by staff begin: no provider can say one. */
export const STAFF_TX = 'staff.';

/** Whether a round is one of the member in the game, whichever session of it calls. */
function isOf({ memberId, gameId }: StoredRound, { session }: Step): boolean {
  return memberId === session.memberId && gameId === session.gameId;
}

export function createSteps(parts: WagerParts) {
  /** Pays whatever has become of the round; null while it is not there. */
  async function win(
    step: Step,
    { txId, roundId, amount }: Transaction,
  ): Promise<StepResult | null> {
    const { q, session, balance, now } = step;
    const { providerId } = session;
    const round = await repository.findRound(q, providerId, roundId);
    if (!round) return null;
    if (!isOf(round, step)) return refused(walletProblem('NOT_FOUND'), amount);
    const { betId, state } = round;
    await parts.pay(q, entryFor('win', { providerId, txId, betId, amount }), now);
    // A round whose stake was given back is a free one that is over.
    const over =
      amount > 0 && state === 'refunded' ? { state: { to: 'closed', now } as const } : {};
    await repository.changeRound(q, betId, { won: amount, ...over });
    return { betId, amount, ...balanceAnswer(balance + amount) };
  }

  async function giveBack(
    step: Step,
    { txId, refTxId }: BodyOf<'refund'>,
    { betId, amount }: { betId: string; amount: number },
  ): Promise<StepResult> {
    const { q, session, balance, now } = step;
    const { providerId } = session;
    const { left, taken, hasWin } = await repository.readParts(q, betId);
    if (hasWin) return refused(walletProblem('INVALID_STATE'), amount);
    const isLast = left.every((bet) => bet.txId === refTxId);
    const entry = entryFor('refund', { providerId, txId, betId, amount });
    if (!(await parts.giveBack(q, { ...entry, taken: isLast ? taken : null }, now)))
      return refused(walletProblem('INVALID_STATE'), amount);
    const over = isLast ? { state: { to: 'refunded', now } as const } : {};
    await repository.changeRound(q, betId, { staked: -amount, ...over });
    return { betId, amount, ...balanceAnswer(balance + amount) };
  }

  /** A bet that never came, or that nothing was taken for, counts as given back by this. */
  async function refund(step: Step, body: BodyOf<'refund'>): Promise<StepResult> {
    const { q, session, balance } = step;
    const { providerId, memberId } = session;
    const { refTxId, roundId } = body;
    const nothing: StepResult = { betId: null, amount: 0, ...balanceAnswer(balance) };
    const bet = await repository.findTx(q, providerId, refTxId);
    if (!bet) return nothing;
    if (bet.memberId !== memberId) return refused(walletProblem('NOT_FOUND'), 0);
    if (bet.kind !== 'bet' || bet.roundId !== roundId)
      return refused(walletProblem('INVALID_STATE'), 0);
    if (bet.status !== 200) return nothing;
    const earlier = await repository.findRefund(q, providerId, refTxId);
    if (earlier !== null)
      return earlier.startsWith(STAFF_TX) ? refused(walletProblem('INVALID_STATE'), 0) : nothing;
    const round = await repository.findRound(q, providerId, roundId);
    if (round?.state !== 'open') return refused(walletProblem('INVALID_STATE'), bet.amount);
    return giveBack(step, body, { betId: round.betId, amount: bet.amount });
  }

  /** Ends a round whose sums are those that the provider has. */
  async function endRound(step: Step, body: BodyOf<'endRound'>): Promise<WalletAnswer> {
    const { q, session, balance, now } = step;
    const { roundId, staked, won } = body;
    const done = balanceAnswer(balance);
    const round = await repository.findRound(q, session.providerId, roundId);
    // Of a round whose bets were refunded before they came there is nothing to end.
    if (!round) return staked === 0 && won === 0 ? done : walletProblem('RETRY');
    if (!isOf(round, step)) return walletProblem('NOT_FOUND');
    // Staff gave back what its provider still counts as staked.
    if (round.state === 'refunded' && staked > 0) return walletProblem('ROUND_CLOSED');
    if (round.state !== 'open') return done;
    if (round.staked !== staked || round.won !== won) return walletProblem('RETRY');
    await parts.close(q, { betId: round.betId, paid: won }, now);
    await repository.changeRound(q, round.betId, { state: { to: 'closed', now } });
    return done;
  }

  return { win, refund, endRound };
}
