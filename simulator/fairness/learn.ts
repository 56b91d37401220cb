import { createRandom } from '../random.ts';
import { type Bought, follow, PLACES } from './enemy.ts';
import { FEATURES } from './features.ts';
import { fixturesOf, messagesOf } from './season.ts';
import { addBet, createTally, endGame, type Outcome, outcomeOf, type Tally } from './tally.ts';
import { MODELS, type PlayedSport } from '../sport-models.ts';

/** Fewer games tell nothing. */
const ENOUGH = 25;
/** How often the enemy looks: about so many times a game after a message, and in silence. */
const LOOKS = 5;

/** Bets of a season, game by game. */
export type Season = readonly (readonly Bought[])[];

/** Everything the enemy buys in so many games of a sport. */
export function playSeason(seed: string, sport: PlayedSport, games: number): Season {
  return fixturesOf(seed, sport, games).map((fixture) => {
    const messages = [...messagesOf(fixture)];
    const further = MODELS[sport].further(fixture).flat();
    const page = {
      typeIds: new Set(further.map(({ typeId }) => typeId)),
      random: createRandom(`${fixture.key}/page`),
    };
    const look = LOOKS / messages.length;
    return follow(sport, messages, look, createRandom(`${fixture.key}/enemy`), page);
  });
}

/** By numbers, for there are millions of bets. */
type Tallies = Map<number, Tally>;

/** More than the bins of any feature, and than all features have together. */
const BINS = 4096;
const CELLS = 32 * BINS;

function tallySeason(season: Season, keysOf: (bought: Bought) => readonly number[]): Tallies {
  const tallies: Tallies = new Map();
  for (const game of season) {
    const touched: Tally[] = [];
    for (const bought of game) {
      for (const key of keysOf(bought)) {
        const tally = tallies.get(key) ?? createTally();
        tallies.set(key, tally);
        if (addBet(tally, bought.staked, bought.returned)) touched.push(tally);
      }
    }
    touched.forEach(endGame);
  }
  return tallies;
}

function momentName(key: number): string {
  return `${FEATURES[Math.floor(key / BINS)]} ${key % BINS}`;
}

/** Directions to bet in; outcomes of one kind are one, or a season would be too short. */
const DIRECTIONS = ['1', 'X', '2', 'Over', 'Under', 'Yes', 'No', 'Odd', 'Even', 'other'] as const;
const OTHER = DIRECTIONS.indexOf('other');
const SIDES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(DIRECTIONS.map((direction, index) => [direction, index])),
  '1X': DIRECTIONS.indexOf('1'),
  X2: DIRECTIONS.indexOf('2'),
};

/** The direction of a bet at each feature of its moment. */
function cellsOf({ outcome, place, features }: Bought): number[] {
  const side = SIDES[outcome] ?? OTHER;
  // What is late or wrong on the boards would not be seen among the markets of the page, most of which a score leaves alone.
  const direction = (side + PLACES.indexOf(place) * DIRECTIONS.length) * CELLS;
  return features.map((bin, index) => direction + index * BINS + bin);
}

function cellName(cell: number): string {
  const direction = Math.floor(cell / CELLS);
  const place = PLACES[Math.floor(direction / DIRECTIONS.length)] ?? 'board';
  const where = { board: '', page: ' on the page', counts: ' of counts' }[place];
  return `${DIRECTIONS[direction % DIRECTIONS.length]}${where} at ${momentName(cell % CELLS)}`;
}

/** Everything on offer at any moment, staked to win one unit whatever comes: what is left is the margin. */
export function anything(season: Season): Outcome {
  return outcomeOf(tallySeason(season, () => [0]).get(0) ?? createTally());
}

/** What each direction returned at each kind of moment, a strategy for each bin of each feature. */
export function strategies(season: Season): Map<string, Outcome> {
  const enough = [...tallySeason(season, cellsOf)].filter(([, { games }]) => games >= ENOUGH);
  return new Map(enough.map(([cell, tally]) => [cellName(cell), outcomeOf(tally)]));
}

/** So many lessons are taken along: of many more most would be chance. */
const LESSONS = 4;

/** Cells that paid in a season. */
export type Lessons = ReadonlySet<number>;

/** What a season teaches: the directions and moments that paid most clearly. */
export function learn(season: Season): Lessons {
  const paid = [...tallySeason(season, cellsOf)].flatMap(([cell, tally]) => {
    const { games, clear } = outcomeOf(tally);
    return games >= ENOUGH && clear > 1 ? [{ cell, clear }] : [];
  });
  const best = paid.sort((left, right) => right.clear - left.clear).slice(0, LESSONS);
  return new Set(best.map(({ cell }) => cell));
}

/** The lessons in words. */
export function lessonNames(lessons: Lessons): string[] {
  return [...lessons].map(cellName);
}

/** What buying by those lessons returns in another season. */
export function apply(lessons: Lessons, season: Season): Outcome {
  const tallies = tallySeason(season, (bought) =>
    cellsOf(bought).some((cell) => lessons.has(cell)) ? [0] : [],
  );
  return outcomeOf(tallies.get(0) ?? createTally());
}
