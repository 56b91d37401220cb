import type { Dto } from '#contract/types.gen.ts';
import { makeFixtureDto, makeLeagueDto } from '@/entities/game/testing';
import { type SampleGame, sampleGames, sampleNow } from './sample-courses';

const names: Partial<Record<SampleGame['sport'], string>> = {
  football: 'K리그1',
  basketball: 'KBL',
  baseball: 'KBO리그',
  volleyball: 'V리그',
  'ice-hockey': 'NHL',
  'e-sports': 'LCK',
};

/** The league of a sample match. */
export const sampleLeague = ({ sport }: SampleGame): Dto<'League'> =>
  makeLeagueDto({ id: `lg-${sport}`, sport, name: names[sport] ?? '', country: 'kr' });

/** Ids of the sample matches, one of each sport. */
export const sampleIdOf = (sport: SampleGame['sport']) => `sample${sport.replace('-', '')}`;

/** A sample match as a list of those in play has it. */
export function sampleFixture(game: SampleGame): Dto<'Fixture'> {
  const { sport, home, away, score, clock } = game;
  const own = { id: sampleIdOf(sport), leagueId: `lg-${sport}`, sport, home, away, score, clock };
  return makeFixtureDto({ ...own, status: 2, startsAt: sampleNow - 3_600_000, markets: [] });
}

/** The list of the sample matches. */
export const sampleList = {
  leagues: sampleGames.map(sampleLeague),
  fixtures: sampleGames.map(sampleFixture),
  nextStartsAt: sampleNow + 3_600_000,
};
