import type { LeagueData } from '../model.ts';
import { BASEBALL, ICE_HOCKEY } from './leagues-bat-puck.ts';
import { BASKETBALL, VOLLEYBALL } from './leagues-court.ts';
import { E_SPORTS } from './leagues-e-sports.ts';
import { FOOTBALL } from './leagues-football.ts';

/** Every league of the simulated world, in display order. */
export const LEAGUES: readonly LeagueData[] = [
  ...FOOTBALL,
  ...BASKETBALL,
  ...BASEBALL,
  ...VOLLEYBALL,
  ...ICE_HOCKEY,
  ...E_SPORTS,
].sort((left, right) => left.order - right.order);
