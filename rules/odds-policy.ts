import type { Odds } from './odds.ts';

/** What a member accepts when odds moved: any change, only a rise, or none. */
export const ODDS_POLICIES = ['any', 'higher', 'none'] as const;

export type OddsPolicy = (typeof ODDS_POLICIES)[number];

export type OddsDecision =
  | { accept: true; odds: Odds }
  | { accept: false; code: 'ODDS_CHANGED' | 'LINE_CHANGED' };

/**
 * Whether a leg sent at one price is taken at the current one. A moved line is always refused;
 * an accepted leg always gets the current odds.
 */
export function decideOdds(
  policy: OddsPolicy,
  sent: Odds,
  current: Odds,
  lineSent: number | null,
  lineNow: number | null,
): OddsDecision {
  if (lineSent !== lineNow) return { accept: false, code: 'LINE_CHANGED' };
  const taken = current === sent || policy === 'any' || (policy === 'higher' && current > sent);
  return taken ? { accept: true, odds: current } : { accept: false, code: 'ODDS_CHANGED' };
}
