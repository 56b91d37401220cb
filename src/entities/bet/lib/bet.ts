import type { Dto } from '#contract/types.gen.ts';
import { isDecided } from '#rules/leg-result.ts';
import { isInPlay, isUpcoming } from '#rules/fixture-status.ts';

/** A leg of any kind of wager; `kind` tells them apart. */
export type BetLeg = Readonly<Dto<'BetLeg'>>;
/** A leg on a selection of a fixture. */
export type FixtureLeg = Readonly<Dto<'FixtureLeg'>>;
/** A leg on a round of a minigame or on a virtual event. */
export type RoundLeg = Readonly<Dto<'RoundLeg'>>;
/** A round of a provider's game, of live casino or slots. */
export type CasinoLeg = Readonly<Dto<'CasinoLeg'>>;

export function isFixtureLeg(leg: BetLeg): leg is FixtureLeg {
  return leg.kind === 'fixture_selection';
}

export function isCasinoLeg(leg: BetLeg): leg is CasinoLeg {
  return leg.kind === 'casino_round' || leg.kind === 'slot_round';
}

/** Key of a leg among those of its bet. */
export function legKey(leg: BetLeg): string {
  switch (leg.kind) {
    case 'fixture_selection':
      return leg.selectionId;
    case 'round_selection':
      return `${leg.roundId} ${leg.market} ${leg.selection}`;
    case 'casino_round':
    case 'slot_round':
      return `${leg.gameId} ${leg.number}`;
  }
}

/** A placed slip. Money in minor units of `currency`, odds in hundredths, instants in epoch milliseconds. */
export interface Bet extends Readonly<Omit<Dto<'Bet'>, 'legs'>> {
  readonly legs: readonly BetLeg[];
}

/** Maps the bet of the contract to ours. */
export function toBet(dto: Dto<'Bet'>): Bet {
  return { ...dto, legs: dto.legs };
}

/** The state of the match of a leg. */
export interface LiveScore {
  status: number;
  score: FixtureLeg['score'];
  clock: FixtureLeg['clock'];
}

/** By fixture id. */
export type LiveScores = Readonly<Record<string, LiveScore>>;

function legWithScore(leg: BetLeg, scores: LiveScores): BetLeg {
  if (!isFixtureLeg(leg)) return leg;
  const live = scores[leg.fixtureId];
  // A leg with a result keeps the score it was decided by.
  if (live === undefined || isDecided(leg.result)) return leg;
  return { ...leg, fixtureStatus: live.status, score: live.score, clock: live.clock };
}

/** Shows bets with the scores of now; a bet about none of these matches stays the same object. */
export function withScores(bets: readonly Bet[], scores: LiveScores): readonly Bet[] {
  return bets.map((bet) => {
    const legs = bet.legs.map((leg) => legWithScore(leg, scores));
    return legs.every((leg, at) => leg === bet.legs[at]) ? bet : { ...bet, legs };
  });
}

/** Whether a bet is not over: waiting for acceptance or for its matches. */
export function isOpenBet({ status }: Pick<Bet, 'status'>): boolean {
  return status === 'pending' || status === 'accepted';
}

function rankOf({ fixtureStatus }: FixtureLeg): number {
  if (isInPlay(fixtureStatus)) return 0;
  return isUpcoming(fixtureStatus) ? 1 : 2;
}

/** An open leg of each match, what is in play first, then by kick-off: of what live scores are wanted most. */
export function openMatches(bets: readonly Bet[]): FixtureLeg[] {
  const open = bets
    .filter(isOpenBet)
    .flatMap(({ legs }) => legs.filter(isFixtureLeg).filter(({ result }) => !isDecided(result)));
  const matches = [...new Map(open.map((leg) => [leg.fixtureId, leg])).values()];
  return matches.sort((a, b) => rankOf(a) - rankOf(b) || a.startsAt - b.startsAt);
}
