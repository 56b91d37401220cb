import type { LeagueData } from '../model.ts';
import { BASEBALL, ICE_HOCKEY } from './leagues-bat-puck.ts';
import { BASKETBALL, VOLLEYBALL } from './leagues-court.ts';
import { E_SPORTS } from './leagues-e-sports.ts';
import { FOOTBALL_EUROPE } from './leagues-football-europe.ts';
import { FOOTBALL_WORLD } from './leagues-football-world.ts';

/** Every league of the simulated world, in display order. */
export const LEAGUES: readonly LeagueData[] = [
  ...FOOTBALL_EUROPE,
  ...FOOTBALL_WORLD,
  ...BASKETBALL,
  ...BASEBALL,
  ...VOLLEYBALL,
  ...ICE_HOCKEY,
  ...E_SPORTS,
].sort((left, right) => left.order - right.order);
