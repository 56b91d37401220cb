import { type Score, type Scores, scoreForPeriod } from './scores.ts';
import type { SportKey } from './sport-keys.ts';

/** How a match ended for one side. */
export type MatchOutcome = 'won' | 'drawn' | 'lost';

/** A match that was played to its end. */
export interface PlayedMatch {
  homeId: string;
  awayId: string;
  home: string;
  away: string;
  scores: Scores;
  /** Epoch milliseconds. */
  startsAt: number;
}

/** Which matches of each team a table counts. */
export type TableVenue = 'all' | 'home' | 'away';

/** What a team has in the table of its league. */
export interface Standing {
  teamId: string;
  /** As it was called in its last match. */
  name: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Goals, runs, points; sets where a match is counted in sets. */
  scored: number;
  conceded: number;
  /** Null in sports that rank by the share of wins. */
  points: number | null;
  /** Wins of the matches that were won or lost, thousandths; null without any. */
  winRate: number | null;
  /** The last five matches, the latest at the end. */
  form: MatchOutcome[];
  /** From 1; teams that nothing tells apart share one. */
  place: number;
  /** The place of an earlier instant; null where it had not played by then. */
  placeBefore: number | null;
}

/** What a team has, without its place among the others. */
type Counted = Omit<Standing, 'place' | 'placeBefore'>;

const FORM_LENGTH = 5;
const DAY_MS = 24 * 60 * 60_000;
/** So long without a match ends the season of a league. */
const SEASON_BREAK_DAYS = 40;

/** Points of the winner and the loser of a match that was not drawn, and of both sides of one that was. */
type PointRule = (scores: Scores, final: Score) => { winner: number; loser: number; drawn: number };

const byGoals: PointRule = () => ({ winner: 3, loser: 0, drawn: 1 });

/** Three points in regulation time; two and one where overtime or the shoot-out decided. */
const byRegulation: PointRule = (scores) => {
  const regulation = scores['100'];
  const isLate = regulation !== undefined && regulation.home === regulation.away;
  return isLate ? { winner: 2, loser: 1, drawn: 1 } : { winner: 3, loser: 0, drawn: 1 };
};

/** Three points; two and one where the last set decided. */
const bySets: PointRule = (_scores, { home, away }) =>
  Math.abs(home - away) === 1 && home + away >= 5
    ? { winner: 2, loser: 1, drawn: 0 }
    : { winner: 3, loser: 0, drawn: 0 };

/** Sports whose leagues count points; all others rank by the share of wins. */
const POINT_RULES: Partial<Record<SportKey, PointRule>> = {
  football: byGoals,
  futsal: byGoals,
  'field-hockey': byGoals,
  'ice-hockey': byRegulation,
  volleyball: bySets,
};

/** The score that a match counts by in a table, overtime and shoot-out included; null where there is none. */
export function countedScore(scores: Scores, sport: SportKey): Score | null {
  return scoreForPeriod(scores, 'full+ot+so', sport);
}

/** How a match ended for a team; null where there is no score. */
export function outcomeFor(
  teamId: string,
  { homeId, scores }: Pick<PlayedMatch, 'homeId' | 'scores'>,
  sport: SportKey,
): MatchOutcome | null {
  const final = countedScore(scores, sport);
  if (!final) return null;
  if (final.home === final.away) return 'drawn';
  return final.home > final.away === (teamId === homeId) ? 'won' : 'lost';
}

function emptyStanding(teamId: string, name: string, sport: SportKey): Counted {
  const points = sport in POINT_RULES ? 0 : null;
  const counts = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
  return { teamId, name, ...counts, points, winRate: null, form: [] };
}

function withMatch(
  standing: Counted,
  {
    outcome,
    scored,
    conceded,
    points,
  }: Record<'scored' | 'conceded' | 'points', number> & {
    outcome: MatchOutcome;
  },
): Counted {
  const won = standing.won + Number(outcome === 'won');
  const lost = standing.lost + Number(outcome === 'lost');
  return {
    ...standing,
    played: standing.played + 1,
    won,
    lost,
    drawn: standing.drawn + Number(outcome === 'drawn'),
    scored: standing.scored + scored,
    conceded: standing.conceded + conceded,
    points: standing.points === null ? null : standing.points + points,
    winRate: won + lost === 0 ? null : Math.round((won * 1000) / (won + lost)),
    form: [...standing.form, outcome].slice(-FORM_LENGTH),
  };
}

/** Compares what ranks: points or the share of wins, then the difference, then what was scored; 0 for who share a place. */
function compare(one: Counted, two: Counted): number {
  const rank = ({ points, winRate }: Counted): number => points ?? winRate ?? -1;
  const difference = ({ scored, conceded }: Counted): number => scored - conceded;
  return rank(two) - rank(one) || difference(two) - difference(one) || two.scored - one.scored;
}

/** Adds up the matches of each team, in the order in which they were played. */
function countedOf(matches: readonly PlayedMatch[], sport: SportKey, venue: TableVenue): Counted[] {
  const table = new Map<string, Counted>();
  for (const { homeId, awayId, home, away, scores } of matches) {
    const final = countedScore(scores, sport);
    if (!final) continue;
    const rule = POINT_RULES[sport]?.(scores, final) ?? { winner: 0, loser: 0, drawn: 0 };
    const pointsOf: Record<MatchOutcome, number> = {
      won: rule.winner,
      lost: rule.loser,
      drawn: rule.drawn,
    };
    const sides = [
      { at: 'home', teamId: homeId, name: home, scored: final.home, conceded: final.away },
      { at: 'away', teamId: awayId, name: away, scored: final.away, conceded: final.home },
    ];
    for (const { at, teamId, name, scored, conceded } of sides) {
      if (venue !== 'all' && venue !== at) continue;
      const outcome: MatchOutcome =
        scored === conceded ? 'drawn' : scored > conceded ? 'won' : 'lost';
      const known = table.get(teamId) ?? emptyStanding(teamId, name, sport);
      const match = { outcome, scored, conceded, points: pointsOf[outcome] };
      table.set(teamId, withMatch({ ...known, name }, match));
    }
  }
  return [...table.values()].sort(
    (one, two) => compare(one, two) || one.name.localeCompare(two.name, 'ko'),
  );
}

/** The place of each team of a table in its order, from 1. */
function placesOf(table: readonly Counted[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [index, row] of table.entries()) {
    const above = table[index - 1];
    const shared = above && compare(above, row) === 0 ? places.get(above.teamId) : undefined;
    places.set(row.teamId, shared ?? index + 1);
  }
  return places;
}

/**
 * The table of a league by its matches, in the order in which they were played. A match without a score is left
 * out. `before` is the instant whose places the table is compared with.
 */
export function standingsOf(
  matches: readonly PlayedMatch[],
  sport: SportKey,
  { venue = 'all', before = -Infinity }: { venue?: TableVenue; before?: number } = {},
): Standing[] {
  const table = countedOf(matches, sport, venue);
  const earlier = matches.filter(({ startsAt }) => startsAt < before);
  const places = placesOf(table);
  const placesBefore = placesOf(countedOf(earlier, sport, venue));
  return table.map((row, index) => ({
    ...row,
    place: places.get(row.teamId) ?? index + 1,
    placeBefore: placesBefore.get(row.teamId) ?? null,
  }));
}

/** The matches of a league, in their order, since its latest break of 40 days between two of them. */
export function seasonOf<Match extends Pick<PlayedMatch, 'startsAt'>>(
  matches: readonly Match[],
): readonly Match[] {
  const first = matches.findLastIndex(({ startsAt }, index) => {
    const last = matches[index - 1];
    return last !== undefined && startsAt - last.startsAt >= SEASON_BREAK_DAYS * DAY_MS;
  });
  return matches.slice(Math.max(first, 0));
}
