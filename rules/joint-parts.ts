// Joint prices of matches whose parts add up: ice hockey, basketball, baseball. ADR 0010.
import { afterEight, INNINGS_APART } from './joint-baseball.ts';
import { afterRegulation } from './joint-overtime.ts';
import {
  allResults,
  count,
  countBoth,
  type Endings,
  isByScores,
  type JointPick,
  type Results,
  type ResultsBy,
  resultsBy,
  type Tally,
} from './joint-results.ts';
import {
  type Grid,
  gridOf,
  joined,
  NIL,
  plus,
  splitBy,
  spread,
  type Table,
  tableOf,
  whole,
} from './joint-table.ts';
import { marketType, periodOf } from './markets/market-types.ts';
import { type Outlook, partOf, type ScoredPart } from './outlook.ts';
import { partCodes, type Score, type Scores } from './scores.ts';
import { sportOf } from './sports.ts';

/** A sport whose parts add up, with what may follow them. */
export type PartsSport = 'ice-hockey' | 'basketball' | 'baseball';

/** The results of picks by the score after regulation time, after overtime, and with the winner of a shoot-out. */
export interface FinalResults {
  regulation: ResultsBy;
  overtime: ResultsBy;
  shots: ResultsBy;
}

/** What both sides still score in the parts that follow each other. */
export type Tables = (code: string) => { home: Table; away: Table };

/** Picks on some parts, or on the whole match with what comes after regulation time or without. */
interface Reading {
  codes: readonly string[] | keyof FinalResults;
  results: ResultsBy;
}

/** The parts that are read by themselves; of baseball the first eight innings, for the ninth may be cut short. */
function apart(sport: PartsSport): readonly string[] {
  const { regulation } = sportOf(sport);
  const codes = regulation.map(String);
  return sport === 'baseball' ? codes.slice(0, INNINGS_APART) : codes;
}

/** What a pick reads; null where no sum of parts decides it. */
function readOf(sport: PartsSport, pick: JointPick): Reading['codes'] | null {
  const type = marketType(pick.typeId);
  if (!type || !isByScores(pick)) return null;
  const period = periodOf(type);
  if (period === 'full') return 'regulation';
  if (period === 'full+ot') return 'overtime';
  if (period === 'full+ot+so') return 'shots';
  const isSum = /^(p\d|i1-\d|half\d)$/.test(type.part);
  const codes = partCodes(period, sport).map(String);
  const isApart = codes.every((code) => apart(sport).includes(code));
  return isSum && type.overtime === '' && isApart ? codes : null;
}

/** One match with what is expected of it. */
interface Match {
  sport: PartsSport;
  tables: Tables;
  scores: Scores;
  /** Scores of all parts that are read by themselves, when none is. */
  whole: () => Grid;
}

function baseOf({ scores }: Match, codes: readonly string[]): Score {
  const base = { home: 0, away: 0 };
  for (const code of codes) {
    base.home += scores[code]?.home ?? 0;
    base.away += scores[code]?.away ?? 0;
  }
  return base;
}

type OfParts = Reading & { codes: readonly string[] };

/** The largest sets of parts that readings are about: each holds the others or has no part with them in common. */
function outermost(readings: readonly OfParts[]): (readonly string[])[] {
  const sets: (readonly string[])[] = [];
  const byLength = readings.toSorted((one, other) => other.codes.length - one.codes.length);
  for (const { codes } of byLength)
    if (!sets.some((set) => set.includes(codes[0] ?? ''))) sets.push(codes);
  return sets;
}

type Grids = ReadonlyMap<Results, Grid>;

/** The sums of parts that tell nothing of each other, for each of their results together. */
function joinedAll(one: Grids, other: Grids): Grids {
  const sums = new Map<Results, Grid>();
  for (const [a, grid] of one) for (const [b, more] of other) sums.set(a + b, joined(more, grid));
  return sums;
}

/** Scores apart by the results of further picks. */
function splitAll(grids: Grids, base: Score, readings: readonly Reading[]): Grids {
  if (readings.length === 0) return grids;
  const own = allResults(readings.map(({ results }) => results));
  const by: ResultsBy = (home, away) => own(base.home + home, base.away + away);
  const split = new Map<Results, Grid>();
  for (const [results, grid] of grids)
    for (const [more, part] of splitBy(grid, by)) split.set(results + more, part);
  return split;
}

/**
 * Scores of some parts with their chances, by the results of the readings within. Parts that nobody reads by themselves
 * are added side by side.
 */
function gridsBy(match: Match, codes: readonly string[], readings: readonly OfParts[]): Grids {
  const own = readings.filter((reading) => reading.codes.length === codes.length);
  const inner = readings.filter((reading) => reading.codes.length < codes.length);
  const sets = outermost(inner);
  const others = codes.filter((code) => !sets.some((set) => set.includes(code))).map(match.tables);
  const home = others.reduce((sum, part) => plus(sum, part.home), NIL);
  const away = others.reduce((sum, part) => plus(sum, part.away), NIL);
  const [first, ...rest] = sets.map((set) => {
    const within = inner.filter((reading) => set.includes(reading.codes[0] ?? ''));
    return gridsBy(match, set, within);
  });
  const grids: Grids = first
    ? new Map(
        [...rest.reduce(joinedAll, first)].map(([results, grid]) => [
          results,
          spread(grid, home, away),
        ]),
      )
    : new Map([[0, gridOf(home, away)]]);
  return splitAll(grids, baseOf(match, codes), own);
}

/** How often readings of parts alone end with which results: sets of parts tell nothing of each other. */
function tallyOfParts(match: Match, readings: readonly OfParts[]): Tally {
  return outermost(readings).reduce<Tally>(
    (tally, set) => {
      const within = readings.filter(({ codes }) => set.includes(codes[0] ?? ''));
      const grids = [...gridsBy(match, set, within)];
      return countBoth(tally, new Map(grids.map(([results, grid]) => [results, whole(grid)])));
    },
    new Map([[0, 1]]),
  );
}

/** How often all readings end with which results. */
function tallyBy(match: Match, readings: readonly Reading[]): Tally {
  const onParts = readings.filter((one): one is OfParts => typeof one.codes !== 'string');
  if (onParts.length === readings.length) return tallyOfParts(match, onParts);
  const { sport, tables } = match;
  const codes = apart(sport);
  const played: Grids =
    onParts.length > 0 ? gridsBy(match, codes, onParts) : new Map([[0, match.whole()]]);
  const of = (when: keyof FinalResults) =>
    allResults(readings.filter((one) => one.codes === when).map(({ results }) => results));
  const finals = { regulation: of('regulation'), overtime: of('overtime'), shots: of('shots') };
  const base = baseOf(match, sportOf(sport).regulation.map(String));
  const tally: Tally = new Map();
  for (const [results, { home, away, ...grid }] of played) {
    const now = { ...grid, home: home + base.home, away: away + base.away };
    const use = (more: Results, chance: number) => count(tally, results + more, chance);
    if (sport === 'baseball') afterEight(now, { tables, finals }, use);
    else
      for (const [regular, part] of splitBy(now, finals.regulation))
        afterRegulation(sport, part, { tables, finals }, (more, chance) =>
          use(regular + more, chance),
        );
  }
  return tally;
}

function wholeOf(match: Match): Grid {
  const { tables, sport } = match;
  const parts = apart(sport).map(tables);
  const home = parts.reduce((sum, part) => plus(sum, part.home), NIL);
  const away = parts.reduce((sum, part) => plus(sum, part.away), NIL);
  return gridOf(home, away);
}

/** All endings of a match whose parts add up; null where its model says nothing of them. */
export function partsEndings(sport: PartsSport, outlook: Outlook, scores: Scores): Endings | null {
  const known = new Map<string, { home: Table; away: Table }>();
  const codes = [...apart(sport), ...sportOf(sport).overtime.map(String)];
  const parts = codes.map((code) => partOf(outlook, sport, code));
  if (parts.some((part) => !part || 'race' in part)) return null;
  const tables: Tables = (code) => {
    const part = partOf(outlook, sport, code) as ScoredPart;
    const made = known.get(code) ?? { home: tableOf(part.home), away: tableOf(part.away) };
    known.set(code, made);
    return made;
  };
  let all: Grid | undefined;
  const match: Match = { sport, tables, scores, whole: () => (all ??= wholeOf(match)) };
  return {
    tallyOf(picks) {
      const readings = picks.flatMap((pick, place): Reading | [] => {
        const codes = readOf(sport, pick);
        return codes === null ? [] : { codes, results: resultsBy(sport, pick, place) };
      });
      return readings.length < picks.length ? null : tallyBy(match, readings);
    },
  };
}
