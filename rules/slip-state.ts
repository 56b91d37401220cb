import { isLowOdds } from './bonus.ts';
import { type FixturePrice, jointGroups } from './joint.ts';
import { isQuarterLine, type MarketKind } from './markets/market-kinds.ts';
import type { Odds } from './odds.ts';
import type { SlipMode } from './slip-mode.ts';

export interface SlipLeg {
  selectionId: string;
  marketId: string;
  fixtureId: string;
  typeId: number;
  odds: Odds;
  /** Hundredths; null for a market without a line. */
  line: number | null;
  /** Whether the fixture is being played; such legs take no bonus pick. */
  inPlay?: boolean;
  /** It was pressed on the European board. */
  isEuropean?: boolean;
  /** What the European slip compares picks of one fixture by. */
  marketKind?: MarketKind;
}

export interface Slip {
  /** In the order they were picked; a replaced leg keeps its place. */
  legs: readonly SlipLeg[];
  /** Folders of the bonus pick (3, 5, 7 or 9); null without one. It never counts as a leg. */
  bonus: number | null;
  /** How many picks the bets of a system have, rising; none for one bet of all legs. */
  sizes?: readonly number[] | null;
  /** Of a European slip, which takes several picks of a fixture at one price; none for a domestic one. */
  joint?: readonly FixturePrice[] | undefined;
  /** Left out, nothing is said of what its legs make it. */
  mode?: SlipMode | undefined;
}

export const EMPTY_SLIP: Slip = { legs: [], bonus: null };

/** The legs that a bonus pick refuses: odds at or below 1.30. */
export function lowOddsLegs(legs: readonly SlipLeg[]): SlipLeg[] {
  return legs.filter((leg) => isLowOdds(leg.odds));
}

/** A leg of the European board, which a bonus pick refuses: pressed there, or offered there alone. */
export function isEuropeanLeg({ isEuropean, line }: SlipLeg): boolean {
  return isEuropean === true || isQuarterLine(line);
}

/** The legs in play, which a bonus pick refuses. */
export function inPlayLegs(legs: readonly SlipLeg[]): SlipLeg[] {
  return legs.filter((leg) => leg.inPlay === true);
}

/** How many legs a slip counts as: several picks of a fixture, which have one price, are one. */
export function foldersOf({ legs }: Pick<Slip, 'legs'>): number {
  return jointGroups(legs).reduce((count, group) => count - group.length + 1, legs.length);
}

/** No slip is sent with more picks, however few fixtures they are of. */
export const MAX_PICKS = 20;
