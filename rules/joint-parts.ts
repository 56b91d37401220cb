// Joint prices of matches whose parts add up: ice hockey, basketball, baseball. ADR 0123.
import { afterEight, INNINGS_APART } from './joint-baseball.ts';
import { afterRegulation } from './joint-overtime.ts';
import {
  type Grid,
  gridOf,
  joined,
  NIL,
  plus,
  spread,
  type Table,
  tableOf,
  weighed,
  whole,
} from './joint-table.ts';
import {
  type Endings,
  isByScores,
  type JointPick,
  sharesBy,
  timesAll,
  type Worth,
} from './joint-worth.ts';
import { marketType, periodOf } from './markets/market-types.ts';
import { type Outlook, partOf, type ScoredPart } from './outlook.ts';
import { partCodes, type Score, type Scores } from './scores.ts';
import { sportOf } from './sports.ts';

/** A sport whose parts add up, with what may follow them. */
export type PartsSport = 'ice-hockey' | 'basketball' | 'baseball';

/** What a match is worth by its score after regulation time, after overtime, and with the winner of a shoot-out. */
export interface FinalWorth {
  regulation: Worth;
  overtime: Worth;
  shots: Worth;
}

/** What both sides still score in the parts that follow each other. */
export type Tables = (code: string) => { home: Table; away: Table };

/** Picks on some parts, or on the whole match with what comes after regulation time or without. */
interface Reading {
  codes: readonly string[] | keyof FinalWorth;
  worth: Worth;
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

/**
 * Scores of some parts with their chances, each times what the readings within are worth by it. Parts that nobody reads by themselves
 * are added side by side.
 */
function gridBy(match: Match, codes: readonly string[], readings: readonly OfParts[]): Grid {
  const own = readings.filter((reading) => reading.codes.length === codes.length);
  const inner = readings.filter((reading) => reading.codes.length < codes.length);
  const sets = outermost(inner);
  const others = codes.filter((code) => !sets.some((set) => set.includes(code))).map(match.tables);
  const home = others.reduce((sum, part) => plus(sum, part.home), NIL);
  const away = others.reduce((sum, part) => plus(sum, part.away), NIL);
  const grids = sets.map((set) => {
    const within = inner.filter((reading) => set.includes(reading.codes[0] ?? ''));
    return gridBy(match, set, within);
  });
  const [first, ...rest] = grids;
  const grid = first
    ? spread(
        rest.reduce((sum, each) => joined(each, sum), first),
        home,
        away,
      )
    : gridOf(home, away);
  if (own.length === 0) return grid;
  const base = baseOf(match, codes);
  const worth = timesAll(own.map((reading) => reading.worth));
  return weighed(grid, (h, a) => worth(base.home + h, base.away + a));
}

/** What all readings are worth together, on average. */
function worthOf(match: Match, readings: readonly Reading[]): number {
  const onParts = readings.filter((one): one is OfParts => typeof one.codes !== 'string');
  const finals = (when: Reading['codes']) =>
    timesAll(readings.filter(({ codes }) => codes === when).map(({ worth }) => worth));
  if (onParts.length === readings.length) {
    const sets = outermost(onParts);
    return sets.reduce((product, set) => {
      const within = onParts.filter(({ codes }) => set.includes(codes[0] ?? ''));
      return product * whole(gridBy(match, set, within), () => 1);
    }, 1);
  }
  const { sport } = match;
  const codes = apart(sport);
  const played = onParts.length > 0 ? gridBy(match, codes, onParts) : match.whole();
  const base = baseOf(match, sportOf(sport).regulation.map(String));
  const grid = { ...played, home: played.home + base.home, away: played.away + base.away };
  const worth = {
    regulation: finals('regulation'),
    overtime: finals('overtime'),
    shots: finals('shots'),
  };
  return sport === 'baseball'
    ? afterEight(grid, match.tables, worth)
    : afterRegulation(sport, weighed(grid, worth.regulation), match.tables, worth);
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
  const match: Match = {
    ...{ sport, tables, scores },
    whole: () => (all ??= gridBy(match, apart(sport), [])),
  };
  return {
    sharesOf(picks) {
      const read = picks.map((pick) => readOf(sport, pick));
      if (read.includes(null)) return null;
      return sharesBy(sport, picks, (worths) =>
        worthOf(
          match,
          worths.map((worth, at) => ({ codes: read[at] ?? [], worth })),
        ),
      );
    },
  };
}
