import type { components } from '#contract/types.gen.ts';
import type { BonusTerms } from '#rules/bonus.ts';
import type { JointPrice } from '#rules/joint.ts';
import type { LegResult } from '#rules/leg-result.ts';
import type { LevelLimits } from '#rules/limits.ts';
import type { Currency } from '#rules/money.ts';
import type { OddsPolicy } from '#rules/odds-policy.ts';
import type { SlipMode } from '#rules/slip-mode.ts';

type Schemas = components['schemas'];

/** A refusal as it goes over the wire. */
export type Refusal = Schemas['Refusal'];
/** A bet as its member sees it; each kind of subject shows its legs in its own way. */
export type ShownBet<View> = Omit<Schemas['Bet'], 'legs'> & { legs: View[] };
export type BetType = Schemas['Bet']['type'];

/** What every slip says; `Sent` is a leg as the client of its kind sends it. */
export interface SlipRequest<Sent> {
  /** Minor units of the member's currency. */
  stake: number;
  oddsPolicy: OddsPolicy;
  /** Folders of the bonus pick, or null without one. */
  bonusFolders: number | null;
  legs: readonly Sent[];
  /** Under which of its kind's rules it is made; left out, the kind says it by the legs. */
  mode?: SlipMode | undefined;
  /** A system: the stake is that of every combination of so many legs together. */
  system?: { readonly sizes: readonly number[] } | undefined;
  /** What was seen of legs that have one price together, as their kind says it. */
  joint?: readonly object[] | undefined;
}

/** A leg as it was validated; the kind's SQL function compares it once more in the transaction that books the bet. */
export interface ValidatedLeg {
  /** What is bet on, unique within its kind. */
  subjectId: string;
  /** Whose result decides the leg. */
  eventId: string;
  /** Integer hundredths. */
  odds: number;
  /** What the kind needs to know of the leg later, as JSON. */
  subject: object;
}

export interface StoredLeg extends ValidatedLeg {
  idx: number;
  subjectKind: string;
  result: LegResult;
  /** What decided it, as its kind noted. */
  evidence: unknown;
  /** False of a void leg that play did not make void. */
  byPlay: boolean;
  /** The version of the event that the result came from. */
  resultVersion: number;
}

export interface StoredBet
  extends Omit<
    Schemas['Bet'],
    'legs' | 'currency' | 'cancelUntil' | 'debt' | 'cashOut' | 'system' | 'joint'
  > {
  memberId: string;
  /** Of a system, how many legs each of its lines has; null for a single or a multiple. */
  sizes: readonly number[] | null;
  /** Of legs that were accepted at one price together; null without any. */
  joint: readonly JointPrice[] | null;
  /** What corrections could not take back of it; null where they never failed to. */
  debt: Schemas['BetDebt'] | null;
  /** What of the stake is cashed out and what that paid, minor units; `payout` is without it. */
  cashed: {
    stake: number;
    paid: number;
    /** The offer at which it is cashed out by itself. */
    target: number | null;
    latest: Schemas['CashOut'] | null;
  };
  currency: Currency;
  oddsPolicy: OddsPolicy;
  /** Those the bet was accepted under; null without a bonus pick. */
  bonusTerms: BonusTerms | null;
  legs: StoredLeg[];
}

/** What a placement has to know about the member. */
export interface MemberContext {
  id: string;
  level: number;
  currency: Currency;
  oddsPolicy: OddsPolicy;
  accountId: number;
  balance: number;
  /** Won a dollar in ten-thousandths. */
  rate: number;
  /** What the site has set of the limits of levels; the booking compares it with what is set then. */
  setLimits: Partial<LevelLimits> | null;
}
