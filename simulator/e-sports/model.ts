import type { SimulatedFixture, SportModel } from '../model.ts';
import { objectives } from './objectives.ts';
import { rounds } from './rounds.ts';

const modelOf = ({ league }: SimulatedFixture) => (league.hasRounds ? rounds : objectives);

/** E-sports: best of three or five maps, each of them by the title that is played. */
export const eSports: SportModel = {
  prematch: (fixture) => modelOf(fixture).prematch(fixture),
  further: (fixture) => modelOf(fixture).further(fixture),
  outlook: (fixture) => modelOf(fixture).outlook(fixture),
  play: (fixture) => modelOf(fixture).play(fixture),
};
