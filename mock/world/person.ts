import type { OddsPolicy } from '#rules/odds-policy.ts';
import { exampleOf } from '../contract/examples.ts';
import type { Refused } from '../contract/problem.ts';
import type { Schemas } from '../contract/types.ts';
import { betNow } from './legs.ts';
import type { Offer } from './offer.ts';
import type { Account } from './accounts.ts';
import { sampleBets } from './sample-bets.ts';

/** A member with all that is the member's own. */
export interface Person extends Account {
  /** Newest first. */
  bets: Schemas['Bet'][];
  messages: Schemas['Message'][];
  favourites: Schemas['Favourite'][];
  /** Newest first. */
  savedSlips: Schemas['SavedSlip'][];
  unseenResults: number;
  /** Of the session; null where none was begun yet, `none` after a logout. */
  token: string | null;
  oddsPolicy: OddsPolicy;
  /** Answers by idempotency key, to give again. */
  answers: Map<string, { bodyHash: string; outcome: { status: number; body: unknown } | Refused }>;
}

const MINUTE_MS = 60_000;

/** The member of an account with what the contract's examples give a member. */
export function makePerson({ member, password }: Account, now: number): Person {
  const message = exampleOf('openMessage', now);
  const readAt = member.unreadCount > 0 ? null : now - 30 * MINUTE_MS;
  return {
    member,
    password,
    bets: sampleBets(now, member.currency),
    messages: [{ ...message, readAt }],
    favourites: exampleOf('getFavourites', now),
    savedSlips: exampleOf('getSavedSlips', now),
    unseenResults: 0,
    token: null,
    oddsPolicy: exampleOf('getBetSetting', now).oddsPolicy,
    answers: new Map(),
  };
}

/** The state of the member's own topic. */
export function meState({ member, unseenResults, bets }: Person, offer: Offer): Schemas['MeState'] {
  const { emoney, point, unreadCount } = member;
  const openBets = bets.filter(({ label }) => label === 0).map((bet) => betNow(offer, bet));
  return { emoney, point, unreadCount, unseenResults, openBets };
}
