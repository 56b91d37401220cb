import * as z from 'zod/mini';
import type { BetDto, BetLegDto } from '@/shared/api';
import { fits } from '@/shared/lib/schema';
import { isInPlay, isUpcoming } from '#rules/fixture-status.ts';

export type BetLeg = Readonly<BetLegDto>;

/** A placed slip. Money in minor units of `currency`, odds in hundredths, instants in epoch milliseconds. */
export interface Bet extends Readonly<Omit<BetDto, 'legs'>> {
  readonly legs: readonly BetLeg[];
}

/** Maps the bet of the contract to ours. */
export function toBet(dto: BetDto): Bet {
  return { ...dto, legs: dto.legs };
}

const leg = z.object({ fixtureId: z.string(), odds: z.number() });

/** Tells whether a page of the history holds what a list of bets is drawn from. */
export const isBetPage = fits(
  z.object({
    data: z.array(z.object({ id: z.string(), stake: z.number(), legs: z.array(leg) })),
    nextCursor: z.nullable(z.string()),
  }),
);

export interface LiveScore {
  fixtureId: string;
  status: number;
  score: BetLeg['score'];
  clock: BetLeg['clock'];
}

/** Puts the score of a match on the legs about it; the same bet when none is. */
export function withScore(bet: Bet, { fixtureId, status, score, clock }: LiveScore): Bet {
  if (!bet.legs.some((leg) => leg.fixtureId === fixtureId)) return bet;
  const legs = bet.legs.map((leg) =>
    // A leg with a result keeps the score it was judged by.
    leg.fixtureId === fixtureId && leg.result === 0
      ? { ...leg, fixtureStatus: status as BetLeg['fixtureStatus'], score, clock }
      : leg,
  );
  return { ...bet, legs };
}

/** Puts scores on every bet they are about; the same list when they are about none. */
export function withScores(bets: readonly Bet[], scores: readonly LiveScore[]): readonly Bet[] {
  const next = bets.map((bet) => scores.reduce(withScore, bet));
  return next.every((bet, index) => bet === bets[index]) ? bets : next;
}

/** Tells whether a bet is not over: waiting for acceptance or for its matches. */
export function isOpenBet({ status }: Pick<Bet, 'status'>): boolean {
  return status === 'pending' || status === 'accepted';
}

function rankOf({ fixtureStatus }: BetLeg): number {
  if (isInPlay(fixtureStatus)) return 0;
  return isUpcoming(fixtureStatus) ? 1 : 2;
}

/** An open leg of each match, what is in play first, then by kick-off: of what live scores are wanted most. */
export function openMatches(bets: readonly Bet[]): BetLeg[] {
  const open = bets
    .filter(isOpenBet)
    .flatMap(({ legs }) => legs.filter(({ result }) => result === 0));
  const matches = [...new Map(open.map((leg) => [leg.fixtureId, leg])).values()];
  return matches.sort((a, b) => rankOf(a) - rankOf(b) || a.startsAt - b.startsAt);
}
