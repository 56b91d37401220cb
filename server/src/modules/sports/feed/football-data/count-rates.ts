// How often corners and cards come in a match, by what was known when it was offered.
import { HOUR } from '#simulator/index.ts';
import type { ArchivedMatch } from './archived-match.ts';
import type { SeasonCount } from './columns.ts';

/** What a whole match is expected to bring of both sides. */
export interface CountRates {
  home: number;
  away: number;
}

/** After its kick-off a match is over, and its row can be known. */
const PLAYED = 2 * HOUR;
/** Rows older than this tell of other teams. */
const REMEMBERED = 400 * 24 * HOUR;
/** With fewer rows of a division nobody knows what is usual in it. */
const LEAST_ROWS = 30;
/** So many matches of a usual team are put beside those of a team: red cards are too few to tell teams apart. */
const SHRUNK_BY: Readonly<Record<SeasonCount, number>> = {
  corner: 10,
  'yellow-card': 12,
  'red-card': 120,
};

interface Sums {
  matches: number;
  home: number;
  away: number;
}

/** What a team had, what was had against it, and what a usual team would have had in its matches. */
interface TeamSums {
  own: number;
  against: number;
  asHome: number;
  asAway: number;
}

/** The rows of one division and one kind of count that are known at an instant. */
function createTally(kind: SeasonCount) {
  const all: Sums = { matches: 0, home: 0, away: 0 };
  const teams = new Map<string, TeamSums>();

  function teamOf(name: string): TeamSums {
    const known = teams.get(name) ?? { own: 0, against: 0, asHome: 0, asAway: 0 };
    teams.set(name, known);
    return known;
  }

  /** Adds a row, or takes it off with a sign of -1. */
  function put({ home, away, counts }: ArchivedMatch, sign: 1 | -1): void {
    const count = counts?.[kind];
    if (!count) return;
    all.matches += sign;
    all.home += sign * count.home;
    all.away += sign * count.away;
    const [host, guest] = [teamOf(home), teamOf(away)];
    host.own += sign * count.home;
    host.against += sign * count.away;
    host.asHome += sign;
    guest.own += sign * count.away;
    guest.against += sign * count.home;
    guest.asAway += sign;
  }

  function ratesOf({ home, away }: ArchivedMatch): CountRates | null {
    if (all.matches < LEAST_ROWS) return null;
    const [host, guest] = [all.home / all.matches, all.away / all.matches];
    const shrunk = (SHRUNK_BY[kind] * (host + guest)) / 2;
    if (shrunk === 0) return null;
    /** More than 1 where a team has more than a usual one, or lets the others have more. */
    const ratio = (name: string, side: 'own' | 'against') => {
      const team = teamOf(name);
      const [atHome, away] = side === 'own' ? [host, guest] : [guest, host];
      const usual = team.asHome * atHome + team.asAway * away;
      return (team[side] + shrunk) / (usual + shrunk);
    };
    return {
      home: host * ratio(home, 'own') * ratio(away, 'against'),
      away: guest * ratio(away, 'own') * ratio(home, 'against'),
    };
  }

  return { put, ratesOf };
}

/** Rates of the matches of one division by fixture id; each reads those rows alone that were there `lead` before its kick-off. */
function ratesIn(
  kind: SeasonCount,
  matches: readonly ArchivedMatch[],
  lead: number,
): [string, CountRates][] {
  const rows = matches.toSorted((one, other) => one.startsAt - other.startsAt);
  const tally = createTally(kind);
  let [known, forgotten] = [0, 0];
  return rows.flatMap((match): [string, CountRates][] => {
    const offeredAt = match.startsAt - lead;
    for (let row = rows[known]; row && row.startsAt + PLAYED <= offeredAt; row = rows[known]) {
      tally.put(row, 1);
      known += 1;
    }
    for (
      let row = rows[forgotten];
      row && forgotten < known && row.startsAt < offeredAt - REMEMBERED;
      row = rows[forgotten]
    ) {
      tally.put(row, -1);
      forgotten += 1;
    }
    const rates = tally.ratesOf(match);
    return rates ? [[match.id, rates]] : [];
  });
}

/**
 * What is expected of a count in each match, by fixture id: from rows of its division that were finished when it was offered, a team's
 * own drawn to what is usual there. A match at the beginning of what is known has none.
 */
export function countRates(
  kind: SeasonCount,
  matches: readonly ArchivedMatch[],
  lead: number,
): ReadonlyMap<string, CountRates> {
  const divisions = Map.groupBy(matches, ({ division, country }) =>
    JSON.stringify([country, division]),
  );
  return new Map([...divisions.values()].flatMap((own) => ratesIn(kind, own, lead)));
}
