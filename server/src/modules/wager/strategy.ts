import type { BonusTerms } from '#rules/bonus.ts';
import type { JointPrice } from '#rules/joint.ts';
import type { LegResult } from '#rules/leg-result.ts';
import type { BetLimits } from '#rules/limits.ts';
import type { SlipMode } from '#rules/slip-mode.ts';
import type { Queryable } from '../../lib/db.ts';
import type { LegQuote } from './cash-out-value.ts';
import type {
  BetType,
  ValidatedLeg,
  MemberContext,
  Refusal,
  SlipRequest,
  StoredBet,
  StoredLeg,
} from './types.ts';

export interface SlipToValidate<Sent> {
  request: SlipRequest<Sent>;
  member: MemberContext;
  now: number;
  /** Read the database, for what is in memory was not what is stored. */
  fresh: boolean;
}

/** The game of a bet on several. */
export const MIXED_GAMES = 'mixed';

/** A kind's answer about a slip. Stake, pay-out, balance and repeated combinations are validated by the wager module. */
export interface SlipValidation {
  /** Everything against the legs, each alone or together; limits of number and total odds included. */
  refusals: Refusal[];
  /** One for each leg sent, in order, unless there are refusals. */
  legs: ValidatedLeg[];
  /** Odds of every leg as far as they are known, hundredths; for what is said about the stake beside `refusals`. */
  prices: number[];
  /** Of legs that have one price together, in place of their own; [] without any. */
  joint: readonly JointPrice[];
  /** Hundredths; 100 without a bonus. */
  bonusFactor: number;
  /** What a chosen bonus pays by; null without one. */
  bonusTerms: BonusTerms | null;
  type: BetType;
  /** The requested mode, or what its legs make it. */
  mode: SlipMode;
  /** What figures count it to within its type; `MIXED_GAMES` where its legs are of several. */
  game: string;
  /** How long the stake is held before the bet is confirmed; 0 accepts it at once. */
  holdMs: number;
  limits: BetLimits;
}

/** What becomes of a held bet: refused for these reasons, or accepted at these odds. */
export interface Confirmation {
  refusals: Refusal[];
  /** Hundredths, one for each leg. */
  prices: number[];
  /** Of legs that have one price together. */
  joint: readonly JointPrice[];
  bonusFactor: number;
}

export interface LegOutcome {
  /** 0 while it is undecided. */
  result: LegResult;
  /** What decided it, as JSON; null when nothing in particular did. */
  evidence: unknown;
  /** False of a void leg that play did not make void: legs that have one price with it count without it. */
  byPlay?: boolean;
  /** What a won leg is paid at where that is more than it was taken at, hundredths: a number that three dice show. */
  odds?: number;
}

/** Something whose result decides legs: a match, a round, a race. */
export interface SubjectEvent {
  id: string;
  /** Rises with each correction: legs decided by an earlier version are decided again. */
  version: number;
  /** One outcome for each leg, in order, by what was known when the event was read. */
  decide(legs: readonly StoredLeg[], now: number): Promise<LegOutcome[]>;
  /** Called when all its bets are written; `undecided` legs got no result. Must leave alone what moved meanwhile. */
  settled(undecided: number): Promise<void>;
}

/**
 * A kind of thing to bet on. The module that offers it registers one of these, and brings the SQL function
 * `<kind>_is_current(legs jsonb, at bigint) returns boolean`, which bet_place calls inside its transaction.
 */
export interface SubjectStrategy<View, Sent = never> {
  /** Lower case with underscores; stored with every leg. */
  readonly kind: string;
  /**
   * Leaves the kind out of the hashes of slips and combinations. For the one kind that was there before others only:
   * keys that are stored keep their answers.
   */
  readonly isHashedBare?: true;
  /**
   * A member's other bets decide with. The kind then brings `<kind>_refusals(member text, legs jsonb) returns jsonb`, which bet_place
   * calls under the lock of the account.
   */
  readonly looksAtOthers?: true;
  validate(slip: SlipToValidate<Sent>): Promise<SlipValidation>;
  /** Decides a held bet at the end of its wait, in the transaction that has locked it. */
  confirm(q: Queryable, bet: StoredBet, member: MemberContext, now: number): Promise<Confirmation>;
  /** Brings what bets are validated against to this very instant; runs before held bets end and before results are read. */
  catchUp(now: number): Promise<void>;
  /** When there is next an event to settle: `now` when there is one, a later instant, or null. */
  nextEventDue(now: number): Promise<number | null>;
  dueEvents(now: number, limit: number): Promise<string[]>;
  event(id: string): Promise<SubjectEvent | null>;
  /** Shows legs as they are now, in order. */
  show(legs: readonly StoredLeg[]): Promise<View[]>;
  /** Prices open legs as they are offered now, one for each in order. A kind without it has bets that cannot be cashed out. */
  cashOut?: {
    /** By what is in memory. */
    shownQuotes(legs: readonly StoredLeg[], now: number): LegQuote[];
    /** By what is stored now, in the transaction that has locked the bet. */
    storedQuotes(q: Queryable, legs: readonly StoredLeg[], now: number): Promise<LegQuote[]>;
    /** The least stake that may go on, minor units. */
    minStake(member: MemberContext): number;
  };
  /**
   * The last instant at which a member may cancel an accepted bet, null where there is none. A kind without it has bets
   * that members cannot cancel.
   */
  cancellation?: {
    /** By what `show` made of the legs. */
    shownUntil(bet: StoredBet, legs: readonly View[]): number | null;
    /** By what is stored now, in the transaction that has locked the bet. */
    storedUntil(q: Queryable, bet: StoredBet): Promise<number | null>;
  };
}
