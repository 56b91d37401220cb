// What several picks of one fixture pay together, by the model of its feed: ADR 0122 and ADR 0123.
import { halvesEndings } from './joint-halves.ts';
import { partsEndings } from './joint-parts.ts';
import { setsEndings } from './joint-sets.ts';
import type { Endings, JointPick, Shares } from './joint-worth.ts';
import { type Odds, totalOdds } from './odds.ts';
import type { Outlook } from './outlook.ts';
import type { Scores } from './scores.ts';
import type { SportKey } from './sports.ts';

export type { JointPick } from './joint-worth.ts';

/** What is known of a fixture, with some picks of it. */
export interface JointInput {
  sport: SportKey;
  outlook: Outlook | null;
  /** What has been scored so far, by part. */
  scores: Scores;
  picks: readonly JointPick[];
}

export type JointAnswer =
  | { ok: true; odds: Odds }
  | { ok: false; code: 'JOINT_IMPOSSIBLE' | 'JOINT_UNAVAILABLE' };

/** No joint price is above it: a model knows too little of what is rarer. */
export const MAX_JOINT_ODDS: Odds = 9_900;
/** Picks that hit together more rarely exclude each other, as far as a model can tell. */
const IMPOSSIBLE = 1e-5;

/** All ways in which a match can end, by what its model expects; null for a sport or a feed of which nothing is known. */
function endingsOf(sport: SportKey, outlook: Outlook | null, scores: Scores): Endings | null {
  if (!outlook) return null;
  switch (sport) {
    case 'football':
      return halvesEndings(outlook, scores);
    case 'ice-hockey':
    case 'basketball':
    case 'baseball':
      return partsEndings(sport, outlook, scores);
    case 'volleyball':
    case 'e-sports':
      return setsEndings(sport, outlook, scores);
    default:
      return null;
  }
}

const nameOf = ({ typeId, line, outcome }: JointPick) => `${typeId} ${line} ${outcome}`;

/**
 * The price of picks of one fixture together: what they return on average is the product of what each returns by itself, so that
 * the margin is that of a multiple, and the model says how much the one tells of the other. A group of which a pick is void and
 * none is lost gives its stake back, which the price allows for. It is never below the highest price among the picks, nor
 * above the product of all where they go together.
 */
export function jointPrice({ sport, outlook, scores, ...input }: JointInput): JointAnswer {
  // Sums of another order could differ by their last digit.
  const picks = input.picks.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const unavailable = { ok: false, code: 'JOINT_UNAVAILABLE' } as const;
  const endings = picks.length < 2 ? null : endingsOf(sport, outlook, scores);
  const together = endings?.sharesOf(picks);
  const each = picks.flatMap((pick): Shares | [] => endings?.sharesOf([pick]) ?? []);
  if (!together || each.length < picks.length) return unavailable;
  if (together.won < IMPOSSIBLE) return { ok: false, code: 'JOINT_IMPOSSIBLE' };
  const odds = picks.map((pick) => pick.odds);
  const returned = each.reduce(
    (all, { won, back }, at) => all * (((odds[at] ?? 0) / 100) * won + back),
    1,
  );
  const fair = Math.floor((100 * (returned - together.back)) / together.won);
  const apart = each.reduce((all, { won }) => all * won, 1);
  const most = together.won >= apart ? totalOdds(odds) : MAX_JOINT_ODDS;
  return { ok: true, odds: Math.max(...odds, Math.min(fair, most, MAX_JOINT_ODDS)) };
}
