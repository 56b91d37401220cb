// Joint prices of matches that are counted in sets or maps, each a race for points: volleyball, e-sports. ADR 0010.
import {
  allResults,
  count,
  digitOf,
  type Endings,
  isByScores,
  type JointPick,
  type Results,
  type ResultsBy,
  resultsBy,
  type Tally,
} from './joint-results.ts';
import { addTo, eachCell, emptyGrid, type Grid, NEGLIGIBLE, roomFor } from './joint-table.ts';
import { LEG_RESULT } from './leg-result.ts';
import { marketType } from './markets/market-types.ts';
import { type Outlook, partOf, type RacedPart } from './outlook.ts';
import { type RaceEnding, raceEndings } from './race.ts';
import type { Score, Scores } from './scores.ts';
import type { SportKey } from './sports.ts';

/** The results of picks by the score of each set, by sets, and by the points of all sets, and of those on sets that are not played. */
interface Readings {
  set: (number: number) => ResultsBy;
  sets: ResultsBy;
  /** Null where no pick reads them. */
  points: ResultsBy | null;
  notPlayed: (from: number) => Results;
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

/** A match at a score of sets, with the results so far, and the points of the sets so far and their chances. */
interface State {
  won: Score;
  results: Results;
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

/** Ways for a set to end that are alike for everything that is read. */
interface Course {
  winner: (typeof SIDES)[number];
  results: Results;
  endings: RaceEnding[];
}

function coursesOf(endings: readonly RaceEnding[], results: ResultsBy): Course[] {
  const courses = new Map<string, Course>();
  for (const ending of endings) {
    const winner = ending.home > ending.away ? 'home' : 'away';
    const own = results(ending.home, ending.away);
    const course = courses.get(`${winner} ${own}`) ?? { winner, results: own, endings: [] };
    courses.set(`${winner} ${own}`, course);
    course.endings.push(ending);
  }
  return [...courses.values()];
}

/** The state after a set that goes one course. */
function after(state: State, { winner, results, endings }: Course, keepsPoints: boolean): State {
  const { points: before, won } = state;
  const by = endings.map(({ home, away }) => (keepsPoints ? { home, away } : STAY));
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
  for (const [at, { chance }] of endings.entries()) addTo(points, before, by[at] ?? STAY, chance);
  return {
    won: { ...won, [winner]: won[winner] + 1 },
    results: state.results + results,
    points,
  };
}

/** Two ways to one score of sets. */
function merged(one: Grid, other: Grid): Grid {
  const sum = roomFor(one, other);
  addTo(sum, one, STAY, 1);
  addTo(sum, other, STAY, 1);
  return sum;
}

/** How often picks end with which results. */
function tallyBy(match: Match, readings: Readings): Tally {
  const won = playedOf(match.scores);
  const done = won.home + won.away;
  const tally: Tally = new Map();
  let open: State[] = [{ won, results: 0, points: single(pointsOf(match, done)) }];
  for (let set = done + 1; open.length > 0; set += 1) {
    const { wins } = match.raceOf(set);
    const courses = coursesOf(endingsOf(match, set), readings.set(set));
    const next = new Map<string, State>();
    const states = open.flatMap((state) =>
      courses.map((course) => after(state, course, readings.points !== null)),
    );
    for (const state of states) {
      const { home, away } = state.won;
      if (home >= wins || away >= wins) {
        const results = state.results + readings.sets(home, away) + readings.notPlayed(set + 1);
        eachCell(state.points, (h, a, chance) =>
          count(tally, results + (readings.points?.(h, a) ?? 0), chance),
        );
        continue;
      }
      const key = `${home}-${away} ${state.results}`;
      const known = next.get(key);
      const points = known ? merged(known.points, state.points) : state.points;
      next.set(key, { ...state, points });
    }
    open = [...next.values()];
  }
  return tally;
}

/** What picks read, with their results by it; null where one of them reads what no score says, or a set that is over. */
function readingsOf(sport: SportKey, picks: readonly JointPick[], done: number): Readings | null {
  const all = picks.map((pick, place) => ({ of: readOf(pick), place }));
  // Of a set that is over nothing is offered any more.
  if (all.some(({ of }) => of === null || (typeof of === 'number' && of <= done))) return null;
  const on = (reading: Reading) => {
    const own = picks.flatMap((pick, place) =>
      all[place]?.of === reading ? resultsBy(sport, pick, place) : [],
    );
    return allResults(own);
  };
  return {
    set: on,
    sets: on('sets'),
    points: all.some(({ of }) => of === 'points') ? on('points') : null,
    notPlayed: (from) =>
      all.reduce(
        (sum, { of, place }) =>
          typeof of === 'number' && of >= from ? sum + digitOf(place, LEG_RESULT.void) : sum,
        0,
      ),
  };
}

/** All endings of a match of sets; null where its model says nothing of them. */
export function setsEndings(sport: SportKey, outlook: Outlook, scores: Scores): Endings | null {
  const raceOf = (set: number) => partOf(outlook, sport, String(set)) as RacedPart;
  const first = partOf(outlook, sport, '1');
  if (!first || !('race' in first)) return null;
  const won = playedOf(scores);
  return {
    tallyOf(picks) {
      const readings = readingsOf(sport, picks, won.home + won.away);
      return readings && tallyBy({ raceOf, scores }, readings);
    },
  };
}
