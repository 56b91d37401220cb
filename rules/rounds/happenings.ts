// Everything that a round can come to, each kind of it once: what is drawn differs, what it makes of the selections does not.
import type { Card } from './cards.ts';
import type { Draws } from './draws.ts';
import type { RoundGame } from './games.ts';
import { goStopOutcome } from './numbers.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOf, playRound } from './play.ts';
import { type Game, isVenue, type RoundFacts } from './round.ts';
import {
  BASKETBALL,
  basketballResults,
  RACE_PLACES,
  type VirtualCard,
  virtualOutcome,
} from './virtual.ts';

/** Sums of five of 28 balls. */
const [LEAST_SUM, MOST_SUM] = [15, 130];
const POWERBALLS = 10;
const MONTHS = 12;
/** More goals than the table of weights has change nothing. */
const MOST_GOALS = 7;

/** Numbers from one to another. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

function sequences(sizes: readonly number[]): number[][] {
  return sizes.reduce<number[][]>(
    (all, size) => all.flatMap((one) => range(0, size - 1).map((next) => [...one, next])),
    [[]],
  );
}

/** A source of numbers that are given. */
function fixed(numbers: readonly number[]): Draws {
  const left = [...numbers];
  const below = () => left.shift() ?? 0;
  return { below, take: (_, count) => range(1, count).map(below) };
}

const hand = (...ranks: number[]): Card[] => ranks.map((rank) => ({ rank, suit: 0 }));

/** A low and a high total, each with a pair and without one. */
const BACCARAT_HANDS = [hand(5, 5), hand(4, 6), hand(2, 2), hand(1, 3)];

function baccaratOutcomes(): Outcome[] {
  return BACCARAT_HANDS.flatMap((player) =>
    BACCARAT_HANDS.map((banker) => outcomeOf({ family: 'baccarat', player, banker })),
  );
}

const NATURAL = hand(1, 10);
const BUST = hand(10, 6, 10);
const [EIGHTEEN, TWENTY] = [hand(10, 8), hand(10, 10)];

function blackjackOutcomes(): Outcome[] {
  return [EIGHTEEN, TWENTY, NATURAL, BUST].flatMap((player) =>
    [EIGHTEEN, TWENTY, NATURAL, BUST]
      // Against a natural and a bust hand the dealer does not draw.
      .filter((dealer) => dealer !== BUST || (player !== NATURAL && player !== BUST))
      .map((dealer) => outcomeOf({ family: 'blackjack', player, dealer })),
  );
}

function powerballOutcomes(): Outcome[] {
  return range(LEAST_SUM, MOST_SUM).flatMap((sum) =>
    range(0, POWERBALLS - 1).map((powerball) =>
      outcomeOf({ family: 'powerball', balls: [], powerball, sum }),
    ),
  );
}

function goStopOutcomes(): Outcome[] {
  const cards = range(1, MONTHS).map((month) => ({ month, card: 0 }));
  return cards.flatMap((go) => cards.map((stop) => goStopOutcome({ go, stop })));
}

/** How many equally likely numbers there are of each that is drawn. */
const SIZES = {
  ladder: [28],
  dragontiger: [52, 52],
  dice: [6, 6, 6],
  roulette: [37],
  hilo: [53],
  number: [12, 2],
} as const;

function minigameOutcomes(game: RoundGame, base: Card | undefined): Outcome[] {
  switch (game.family) {
    case 'powerball':
      return powerballOutcomes();
    case 'baccarat':
      return baccaratOutcomes();
    case 'blackjack':
      return blackjackOutcomes();
    case 'gostop':
      return goStopOutcomes();
    default:
      return sequences(SIZES[game.family]).map((numbers) =>
        outcomeOf(playRound(game, fixed(numbers), base)),
      );
  }
}

const tuples = (most: number, least = 0) =>
  range(least, most).flatMap((home) => range(least, most).map((away) => ({ home, away })));

function basketballOutcomes(card: VirtualCard & { sport: 'basketball' }): Outcome[] {
  const { dice, faces } = BASKETBALL;
  return tuples(dice * faces, dice).flatMap((thrown) =>
    basketballResults(card.lead, thrown).map((result) => virtualOutcome(card, result)),
  );
}

/** The first places of a race in every order. */
function raceOutcomes(card: VirtualCard & { sport: 'horse' | 'dog' }): Outcome[] {
  const { sport, weights } = card;
  const firsts = sequences(range(1, RACE_PLACES[sport]).map(() => weights.length));
  return firsts
    .filter((places) => new Set(places).size === places.length)
    .map((places) => virtualOutcome(card, { family: sport, order: places.map((at) => at + 1) }));
}

function virtualOutcomes(card: VirtualCard): Outcome[] {
  switch (card.sport) {
    case 'soccer':
      return tuples(MOST_GOALS).map((goals) => virtualOutcome(card, { family: 'soccer', goals }));
    case 'basketball':
      return basketballOutcomes(card);
    default:
      return raceOutcomes(card);
  }
}

/** What a round can come to, as far as is known before its draw; [] where a virtual event or a game of higher and lower has no card. */
export function outcomesOfRound(game: Game, { card, base }: RoundFacts): Outcome[] {
  if (isVenue(game)) return card ? virtualOutcomes(card) : [];
  return game.family === 'hilo' && !base ? [] : minigameOutcomes(game, base);
}
