import type { Score } from './scores.ts';
import type { SportKey } from './sports.ts';
import { sportOf } from './sports.ts';

/** What a side still scores in a part: by chance, at a mean; or in so many tries, each of which brings 0, 1, 2 … by its chances. */
export type Expected = number | { times: number; chances: readonly number[] };

/** A part in which what one side scores tells nothing of the other. */
export interface ScoredPart {
  home: Expected;
  away: Expected;
}

/** A part that is played for points: `race` is the home side's chance of each, `to` of them win it, `wins` such parts the match. */
export interface RacedPart {
  race: number;
  to: number;
  wins: number;
}

/**
 * What a feed's own model expects still to be scored in a fixture, beside its prices, by the code of the part. A part without an
 * entry is as the one before it; of one that is over nothing is expected. A feed without a model has none: ADR 0010.
 */
export type Outlook = Readonly<Record<string, ScoredPart | RacedPart>>;

/** What is expected of a part of a sport; undefined where the model says nothing of it. */
export function partOf(
  outlook: Outlook,
  sport: SportKey,
  code: string,
): ScoredPart | RacedPart | undefined {
  const { regulation, overtime } = sportOf(sport);
  const order = [...regulation, ...overtime].map(String);
  const upTo = order.slice(0, order.indexOf(code) + 1);
  const own = upTo.findLast((each) => outlook[each]);
  return own === undefined ? undefined : outlook[own];
}

/** A part that is over, or of which nothing is to come. */
export const NOTHING: Score = { home: 0, away: 0 };

/** The same outlook without the entries that say what the part before them says. */
export function shortened(outlook: Outlook): Outlook {
  const parts = Object.entries(outlook);
  return Object.fromEntries(
    parts.filter(([, part], at) => JSON.stringify(part) !== JSON.stringify(parts[at - 1]?.[1])),
  );
}
