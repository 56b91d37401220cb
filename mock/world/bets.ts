import { MAX_CANCELS_A_DAY } from '#rules/cancel.ts';
import type { SlipMode } from '#rules/slip-mode.ts';
import { Refused } from '../contract/problem.ts';
import type { Schemas } from '../contract/types.ts';
import { betNow, isOnFixture, settledBy } from './legs.ts';
import type { Person } from './person.ts';
import { sendMember } from './place.ts';
import { meTopic, type World } from './world.ts';

type Bet = Schemas['Bet'];

const DAY_MS = 86_400_000;
const SEOUL_MS = 9 * 3_600_000;

function replace(person: Person, bet: Bet): Bet {
  person.bets = person.bets.map((one) => (one.id === bet.id ? bet : one));
  return bet;
}

/** The bet of an id, its matches as they are now. @throws Refused where the member has none. */
export function findBet({ offer }: World, { bets }: Person, id: string): Bet {
  const bet = bets.find((one) => one.id === id);
  if (bet === undefined) throw new Refused('NOT_FOUND');
  return betNow(offer, bet);
}

/** Refunds the stake of a bet as long as the contract allows it. */
export function cancelBet(world: World, person: Person, id: string): Bet {
  const bet = findBet(world, person, id);
  if (bet.status === 'cancelled') return bet;
  if (bet.status !== 'accepted') throw new Refused('INVALID_STATE');
  const now = world.now();
  if (bet.cancelUntil === null || bet.cancelUntil < now) throw new Refused('CANCEL_TOO_LATE');
  const today = person.bets.filter(
    ({ status, settledAt }) => status === 'cancelled' && (settledAt ?? 0) >= seoulDay(now),
  );
  if (today.length >= MAX_CANCELS_A_DAY) throw new Refused('CANCEL_LIMIT');
  const over = { status: 'cancelled', label: -1, payout: bet.stake, settledAt: now } as const;
  const cancelled = { ...bet, ...over, cancelUntil: null, version: bet.version + 1 };
  person.member.emoney += bet.stake;
  sendMember(world, person, [replace(person, cancelled)]);
  return cancelled;
}

/** Ends the delay of bets in play: accepted, or refused with the stake given back. */
export function confirmPending(world: World, person: Person, isRefused: boolean): void {
  const now = world.now();
  const due = person.bets.filter(
    ({ status, pendingUntil }) => status === 'pending' && (pendingUntil ?? 0) <= now,
  );
  for (const bet of due) {
    const selectionIds = bet.legs.filter(isOnFixture).map((leg) => leg.selectionId);
    const refused = {
      ...({ status: 'refused', label: -1, payout: bet.stake, settledAt: now } as const),
      refusals: [{ code: 'ODDS_CHANGED' as const, selectionIds }],
    };
    if (isRefused) person.member.emoney += bet.stake;
    const decided = isRefused ? refused : ({ status: 'accepted' } as const);
    sendMember(world, person, [replace(person, { ...bet, ...decided, pendingUntil: null })]);
  }
}

/** Pays a bet whose legs are decided: the pay-out on the balance, one more result to see. One that is open stays so. */
export function settleBet(world: World, person: Person, bet: Bet): void {
  const decided = settledBy(bet, world.now());
  if (decided === null) return;
  replace(person, decided);
  person.member.emoney += decided.payout ?? 0;
  person.unseenResults += 1;
  sendMember(world, person, [decided]);
  const unseen = { kind: 'unseenResults', count: person.unseenResults } as const;
  world.hub.publish(meTopic(person), [unseen], 'me');
}

/** Settles what the matches that are over have decided. */
export function settleDue(world: World, person: Person): void {
  for (const bet of person.bets.filter(({ status }) => status === 'accepted')) {
    settleBet(world, person, betNow(world.offer, bet));
  }
}

export interface BetFilter {
  label?: number;
  type?: number;
  mode?: SlipMode;
  /** With a leg on this match. */
  eventId?: string;
  /** Epoch milliseconds; `to` itself is not in it. */
  from?: number;
  to?: number;
}

/** The bets that a filter leaves, newest first. */
export function filterBets(
  { bets }: Person,
  { label, type, mode, eventId, from = 0, to }: BetFilter,
): Bet[] {
  return bets.filter(
    (bet) =>
      (label === undefined || bet.label === label) &&
      (type === undefined || bet.type === type) &&
      (mode === undefined || bet.mode === mode) &&
      (eventId === undefined ||
        bet.legs.filter(isOnFixture).some(({ fixtureId }) => fixtureId === eventId)) &&
      bet.placedAt >= from &&
      (to === undefined || bet.placedAt < to),
  );
}

/** First instant of the day in Seoul, both epoch milliseconds. */
export function seoulDay(at: number): number {
  return at - ((at + SEOUL_MS) % DAY_MS);
}

/** What a member has on each match that begins on a day, by its first instant in Seoul; cancelled and refused bets are none. */
export function betsOnFixtures({ bets }: Person, day: number): Schemas['BetOnFixture'][] {
  const counted = bets.filter(({ label }) => label >= 0);
  const legs = counted.flatMap((bet) => bet.legs.filter(isOnFixture));
  const ids = legs.flatMap(({ fixtureId, startsAt }) =>
    seoulDay(startsAt) === day ? fixtureId : [],
  );
  return [...new Set(ids)].map((fixtureId) => {
    const own = counted.filter(({ legs: all }) =>
      all.filter(isOnFixture).some((leg) => leg.fixtureId === fixtureId),
    );
    const settled = own.filter(({ status }) => status === 'settled');
    return {
      fixtureId,
      bets: own.length,
      open: own.length - settled.length,
      stake: own.reduce((total, { stake }) => total + stake, 0),
      payout: settled.reduce((total, { payout }) => total + (payout ?? 0), 0),
    };
  });
}

/** Counts and sums of bets, as the history shows them above its list. */
export function summaryOf(bets: readonly Bet[]): Schemas['BetSummary'] {
  const count = (label: number) => bets.filter((bet) => bet.label === label).length;
  const decided = bets.filter(({ label }) => label > 0);
  const sums = (some: readonly Bet[]) => ({
    stake: some.reduce((total, bet) => total + bet.stake, 0),
    payout: some.reduce((total, bet) => total + (bet.payout ?? 0), 0),
  });
  const days = Map.groupBy(decided, (bet) => seoulDay(bet.placedAt));
  return {
    counts: {
      all: bets.length,
      open: count(0),
      lost: count(1),
      won: count(2),
      void: count(3),
      cancelled: count(-1),
    },
    ...sums(decided),
    days: [...days].map(([day, some]) => ({ day, ...sums(some) })).sort((a, b) => a.day - b.day),
  };
}
