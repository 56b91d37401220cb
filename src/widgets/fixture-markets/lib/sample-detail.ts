import type { Detail } from '@/entities/game';
import { boardValues, sampleBoards, sampleViews } from '@/entities/game/testing';

/** Pairs of store and value that hold the offer of `sampleDetail`, for the forked scope of a story. */
export function sampleDetailValues(): (readonly [unknown, unknown])[] {
  return boardValues(sampleBoards());
}

/** A football match with three markets, for stories. */
export function sampleDetail(): Detail {
  for (const board of Object.values(sampleViews(sampleBoards()))) {
    const fixture = board.fixtures.sample00manc;
    const league = fixture && board.leagues[fixture.leagueId];
    if (league) return { league, fixture };
  }
  throw new Error('the sample boards have no such match');
}
