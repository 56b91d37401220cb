import type { RoundLength } from './clock.ts';

/** Sports that are played by a draw, one event after the other. */
export const VIRTUAL_SPORTS = ['soccer', 'basketball', 'horse', 'dog'] as const;
export type VirtualSport = (typeof VIRTUAL_SPORTS)[number];

/** A place with an event every three minutes; `offset` seconds after midnight the first of a day opens. */
export interface Venue extends RoundLength {
  sport: VirtualSport;
  key: string;
  offset: number;
}

const LENGTH = 180;
/** Betting ends ten seconds before the start. */
const CUT = 10;

type Row = [id: number, sport: VirtualSport, key: string, offset: number];

const rows: readonly Row[] = [
  [701, 'soccer', 'eurocups', 0],
  [702, 'soccer', 'premierships', 45],
  [703, 'soccer', 'superleagues', 90],
  [704, 'soccer', 'worldcups', 135],
  [711, 'basketball', 'bakergardens', 0],
  [712, 'basketball', 'nbareplay', 60],
  [713, 'basketball', 'waterportarena', 120],
  [721, 'horse', 'britanniaways', 0],
  [722, 'horse', 'festivaldowns', 60],
  [723, 'horse', 'victoriaparks', 120],
  [731, 'dog', 'goldenhillparks', 0],
  [732, 'dog', 'hillsideparks', 90],
];

export const VENUES: readonly Venue[] = rows.map(([id, sport, key, offset]) => ({
  id,
  sport,
  key,
  offset,
  length: LENGTH,
  cut: CUT,
}));
