import { mayEnterCasino } from '#rules/roles.ts';
import type { ModuleDeps } from '../../module.ts';
import type { TakenPart, WagerParts } from '../wager/index.ts';
import { limitsIn } from './lobby-limits.ts';
import { isClosedAt } from './lobby-state.ts';
import type { WalletSession } from './sessions-repository.ts';
import { ROUND_KIND } from './strategy.ts';
import type { CasinoSubject } from './types.ts';
import { balanceAnswer, type WalletAnswer, walletProblem } from './wallet-answer.ts';
import { entryFor } from './wallet-entries.ts';
import * as repository from './wallet-repository.ts';
import type { BetTerms, StoredRound } from './wallet-repository.ts';
import { refused, type Step, type StepResult, type Transaction } from './wallet-step.ts';

/** Of bets on rounds of casinos. */
const TYPE = 5 as const;

/**
 * Why the site takes no bet of a session, by what it is and what the member may do; null where nothing is against it.
 */
function refusalBy(
  terms: BetTerms,
  { kind }: WalletSession,
  { round, now }: { round: StoredRound | null; now: number },
): WalletAnswer | null {
  if (!terms.isLoggedIn) return walletProblem('SESSION_EXPIRED');
  if (round && round.state !== 'open') return walletProblem('ROUND_CLOSED');
  // A round that is open goes on.
  if (!round && (isClosedAt(terms.game, now) || isClosedAt(terms.provider, now)))
    return walletProblem('GAME_UNAVAILABLE');
  if (kind === 'casino' && !mayEnterCasino(terms.tendency))
    return walletProblem('BET_REFUSED', { reason: 'CASINO_RESTRICTED' });
  return null;
}

/** Which bound of the game the stakes of a round would leave with a bet; a free one has none. */
function limitRefusal(
  terms: BetTerms,
  currency: WalletSession['currency'],
  { staked, amount }: { staked: number; amount: number },
): WalletAnswer | null {
  if (amount === 0) return null;
  const limits = limitsIn({ currency, rate: terms.rate }, terms);
  if (staked + amount < limits.minStake) return walletProblem('LIMIT', { limit: limits.minStake });
  return staked + amount > limits.maxStake
    ? walletProblem('LIMIT', { limit: limits.maxStake })
    : null;
}

function subjectOf({ gameId, providerId, rtp }: WalletSession, number: number): CasinoSubject {
  return { gameId, providerId, number, ...(rtp !== null && { return: rtp }) };
}

export function createBet({ ids }: Pick<ModuleDeps, 'ids'>, parts: WagerParts) {
  async function openingOf({ q, session }: Step, betId: string) {
    const { gameId, kind } = session;
    const number = await repository.nextNumber(q, session);
    const open = {
      type: TYPE,
      mode: null,
      game: `${kind}/${gameId}`,
      kind: ROUND_KIND[kind],
      subjectId: betId,
      subject: subjectOf(session, number),
    } satisfies TakenPart['open'];
    return { number, open };
  }

  async function book(
    step: Step,
    body: Transaction,
    round: StoredRound | null,
  ): Promise<StepResult> {
    const { q, session, now, balance } = step;
    const { providerId, memberId, currency } = session;
    const { txId, roundId, amount } = body;
    const betId = round?.betId ?? ids.id('bet');
    const opening = round ? null : await openingOf(step, betId);
    const entry = entryFor('bet', { providerId, txId, betId, amount });
    const part = { ...entry, memberId, currency, open: opening?.open ?? null };
    const taken = await parts.take(q, part, now);
    if (taken.outcome === 'closed') return refused(walletProblem('ROUND_CLOSED'), amount);
    if (taken.outcome === 'refused') {
      const [first] = taken.refusals;
      const reason = first?.code ?? 'BLOCKED';
      const answer =
        reason === 'INSUFFICIENT_FUNDS'
          ? walletProblem(reason)
          : walletProblem('BET_REFUSED', { reason });
      return refused(answer, amount);
    }
    if (opening) {
      const { number } = opening;
      await repository.insertRound(q, session, { betId, roundId, number, staked: amount, now });
    } else {
      await repository.changeRound(q, betId, { staked: amount });
    }
    return { betId, amount, ...balanceAnswer(balance - amount) };
  }

  /** The first stake of a round opens it. */
  return async (step: Step, body: Transaction): Promise<StepResult> => {
    const { q, session, now } = step;
    const { providerId, memberId, gameId } = session;
    const { txId, roundId, amount } = body;
    const round = await repository.findRound(q, providerId, roundId);
    if (round && (round.memberId !== memberId || round.gameId !== gameId))
      return refused(walletProblem('NOT_FOUND'), amount);
    if (await repository.findRefund(q, providerId, txId))
      return refused(walletProblem('BET_REFUNDED'), amount);
    const terms = await repository.readTerms(q, session, now);
    const refusal =
      refusalBy(terms, session, { round, now }) ??
      limitRefusal(terms, session.currency, { staked: round?.staked ?? 0, amount });
    return refusal ? refused(refusal, amount) : book(step, body, round);
  };
}
