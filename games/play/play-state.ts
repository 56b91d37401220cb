import type { CasinoBet, FairState, PlayedRound } from '#rules/casino/types.ts';
import type { Opened, Refusal, RoundAnswer } from '../lib/api.ts';

/** How many past rounds a page keeps. */
const KEPT_ROUNDS = 10;

/**
 * What the player waits for: nothing; the answer to a round; an answer that got lost and is requested again; the end of what the
 * round shows.
 */
export type Phase = 'ready' | 'asking' | 'checking' | 'showing';

export interface PlayState {
  phase: Phase;
  /** What the player has as far as the page has shown: what a round gives back comes when it has been shown. */
  balance: number;
  /** Of the next round. */
  fair: FairState;
  /** Newest first. */
  rounds: readonly PlayedRound[];
  /** On the table. */
  shown: PlayedRound | null;
  /** What is shown was interrupted before. */
  isResumed: boolean;
  refusal: Refusal | null;
  /** When the next round may begin, on the clock of `performance`. */
  restUntil: number;
  /** What comes true when the round has been shown. */
  answer: RoundAnswer | null;
}

export type PlayAction =
  | { type: 'requested' }
  | { type: 'lost' }
  | { type: 'answered'; answer: RoundAnswer; now: number }
  | { type: 'refused'; refusal: Refusal; now: number }
  | { type: 'shown' }
  | { type: 'seeded'; fair: FairState };

/** The state of a game that has been opened. */
export function startOf(opened: Opened, now: number): PlayState {
  const { balance, fair, rounds, resumed, waitMs } = opened;
  return {
    phase: 'ready',
    balance,
    fair,
    rounds,
    isResumed: resumed !== null,
    shown: resumed ?? rounds[0] ?? null,
    refusal: null,
    answer: null,
    restUntil: now + waitMs,
  };
}

/** Whether a round may be requested now. */
export function canPlay({ phase, restUntil }: PlayState, now: number): boolean {
  return phase === 'ready' && now >= restUntil;
}

function withRound(rounds: readonly PlayedRound[], round: PlayedRound): PlayedRound[] {
  return [round, ...rounds.filter(({ id }) => id !== round.id)].slice(0, KEPT_ROUNDS);
}

export function reducePlay(state: PlayState, action: PlayAction): PlayState {
  switch (action.type) {
    case 'requested':
      return { ...state, phase: 'asking', refusal: null };
    case 'lost':
      return { ...state, phase: 'checking' };
    case 'answered': {
      const { answer, now } = action;
      return {
        ...state,
        phase: 'showing',
        shown: answer.round,
        isResumed: false,
        answer,
        balance: answer.balance - answer.round.won,
        restUntil: now + answer.waitMs,
      };
    }
    case 'refused': {
      const { refusal, now } = action;
      const restUntil = Math.max(state.restUntil, now + (refusal.waitMs ?? 0));
      const { fair = state.fair } = refusal;
      return { ...state, phase: 'ready', refusal, restUntil, fair };
    }
    case 'shown': {
      const { answer } = state;
      if (!answer) return state;
      const { round, balance, fair } = answer;
      const rounds = withRound(state.rounds, round);
      return { ...state, phase: 'ready', balance, fair, rounds, answer: null };
    }
    case 'seeded':
      return { ...state, fair: action.fair };
  }
}

/** A return that may be celebrated: one above the stake. */
export function isGain({ won, stake }: PlayedRound): boolean {
  return won > stake;
}

/** The amounts of the bets together. */
export function sumOf(bets: readonly CasinoBet[]): number {
  return bets.reduce((sum, { amount }) => sum + amount, 0);
}
