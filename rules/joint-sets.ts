// Joint prices of matches that are counted in sets or maps, each a race for points: volleyball, e-sports. ADR 0123.
import { addTo, emptyGrid, type Grid, NEGLIGIBLE, roomFor, whole } from './joint-table.ts';
import {
  type Endings,
  isByScores,
  type JointPick,
  leftBy,
  sharesBy,
  timesAll,
  type Worth,
} from './joint-worth.ts';
import { LEG_RESULT } from './leg-result.ts';
import { marketType } from './markets/market-types.ts';
import { type Outlook, partOf, type RacedPart } from './outlook.ts';
import { type RaceEnding, raceEndings } from './race.ts';
import type { Score, Scores } from './scores.ts';
import type { SportKey } from './sports.ts';

/** What picks are worth by the score of each set, by sets, and by the points of all sets. */
interface Worths {
  set: (number: number) => Worth | null;
  sets: Worth;
  points: Worth | null;
}

/** What a pick reads: the number of a set, the sets, or the points of all. */
type Reading = number | 'sets' | 'points';

/** Null where no score of a set nor of the match decides it. */
function readOf(pick: JointPick): Reading | null {
  const type = marketType(pick.typeId);
  if (!type || !isByScores(pick) || type.overtime !== '') return null;
  if (/^p\d$/.test(type.part)) return Number(type.part.slice(1));
  if (type.part === 'points') return 'points';
  return type.part === 'full' || type.part === 'sets' || type.part === 'maps' ? 'sets' : null;
}

/** A match at a score of sets, with the points of the sets so far and their chances. */
interface State {
  won: Score;
  points: Grid;
}

const single = ({ home, away }: Score): Grid => {
  return { home, away, rows: 1, columns: 1, cells: Float64Array.of(1) };
};

/** The sets that are over. */
function playedOf({ live = { home: 0, away: 0 } }: Scores): Score {
  return live;
}

/** One match with what is expected of it. */
interface Match {
  raceOf: (set: number) => RacedPart;
  scores: Scores;
}

/** How a set can end. One that is under way goes on from its score, and its points so far are not those of a set that is over. */
function endingsOf({ raceOf, scores }: Match, set: number): RaceEnding[] {
  const { race, to } = raceOf(set);
  const all = raceEndings(race, scores[String(set)] ?? { home: 0, away: 0 }, to);
  return all.filter(({ chance }) => chance > NEGLIGIBLE);
}

function pointsOf({ scores }: Match, sets: number): Score {
  const sum = { home: 0, away: 0 };
  for (let set = 1; set <= sets; set += 1) {
    sum.home += scores[String(set)]?.home ?? 0;
    sum.away += scores[String(set)]?.away ?? 0;
  }
  return sum;
}

const SIDES = ['home', 'away'] as const;
const STAY: Score = { home: 0, away: 0 };

/** Plays one set from a state: a state for each side that may win it. */
function play(state: State, endings: readonly RaceEnding[], worths: Worths, set: number): State[] {
  const worth = worths.set(set);
  return SIDES.flatMap((winner) => {
    const { points: before, won } = state;
    const own = endings.filter(({ home, away }) => home > away === (winner === 'home'));
    if (own.length === 0) return [];
    const by = own.map(({ home, away }) => (worths.points ? { home, away } : STAY));
    const range = (side: (typeof SIDES)[number]) => {
      const all = by.map((score) => score[side]);
      return { least: Math.min(...all), most: Math.max(...all) };
    };
    const [home, away] = [range('home'), range('away')];
    const points = emptyGrid({
      home: before.home + home.least,
      away: before.away + away.least,
      rows: before.rows + home.most - home.least,
      columns: before.columns + away.most - away.least,
    });
    own.forEach((ending, at) => {
      const weight = ending.chance * (worth?.(ending.home, ending.away) ?? 1);
      if (weight > 0) addTo(points, before, by[at] ?? STAY, weight);
    });
    return { won: { ...won, [winner]: won[winner] + 1 }, points };
  });
}

/** Two ways to one score of sets. */
function merged(one: Grid, other: Grid): Grid {
  const sum = roomFor(one, other);
  addTo(sum, one, STAY, 1);
  addTo(sum, other, STAY, 1);
  return sum;
}

/** What a match is worth over all its endings. */
function worthOf(match: Match, worths: Worths, notPlayed: (from: number) => number): number {
  const won = playedOf(match.scores);
  const done = won.home + won.away;
  let sum = 0;
  let open: State[] = [{ won, points: single(pointsOf(match, done)) }];
  for (let set = done + 1; open.length > 0; set += 1) {
    const { wins } = match.raceOf(set);
    const endings = endingsOf(match, set);
    const next = new Map<string, State>();
    for (const state of open.flatMap((each) => play(each, endings, worths, set))) {
      const { home, away } = state.won;
      if (home < wins && away < wins) {
        const known = next.get(`${home}-${away}`);
        const points = known ? merged(known.points, state.points) : state.points;
        next.set(`${home}-${away}`, { won: state.won, points });
        continue;
      }
      const points = whole(state.points, worths.points ?? (() => 1));
      sum += points * worths.sets(home, away) * notPlayed(set + 1);
    }
    open = [...next.values()];
  }
  return sum;
}

/** All endings of a match of sets; null where its model says nothing of them. */
export function setsEndings(sport: SportKey, outlook: Outlook, scores: Scores): Endings | null {
  const raceOf = (set: number) => partOf(outlook, sport, String(set)) as RacedPart;
  const first = partOf(outlook, sport, '1');
  if (!first || !('race' in first)) return null;
  const won = playedOf(scores);
  return {
    sharesOf(picks) {
      const read = picks.map(readOf);
      const isOver = (of: Reading | null) => typeof of === 'number' && of <= won.home + won.away;
      // Of a set that is over nothing is offered any more.
      if (read.some((of) => of === null || isOver(of))) return null;
      return sharesBy(sport, picks, (all, measure) => {
        const on = (of: Reading) => all.filter((_, at) => read[at] === of);
        const worths: Worths = {
          set: (number) => (read.includes(number) ? timesAll(on(number)) : null),
          sets: timesAll(on('sets')),
          points: read.includes('points') ? timesAll(on('points')) : null,
        };
        const refunded = leftBy(LEG_RESULT.void)[measure];
        const notPlayed = (from: number) =>
          read.reduce<number>(
            (left, of) => (typeof of === 'number' && of >= from ? left * refunded : left),
            1,
          );
        return worthOf({ raceOf, scores }, worths, notPlayed);
      });
    },
  };
}
