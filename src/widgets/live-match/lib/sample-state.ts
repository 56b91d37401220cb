import type { Dto } from '#contract/types.gen.ts';
import type { Detail, FixtureState } from '@/entities/game';
import { boardValues } from '@/entities/game/testing';
import { $courses } from '@/features/match-course';
import {
  type SampleGame,
  sampleFixture,
  sampleLeague,
  sampleNow,
} from '@/features/match-course/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';

/** What moves of a sample match. */
export function stateOf({ score, clock }: SampleGame): FixtureState {
  return { status: FIXTURE_STATUS.inPlay, score, clock, marketCount: 40 };
}

/** The head of a sample match as a story: its args and the scope that holds the match. */
export function headOf(game: SampleGame, over: Partial<Dto<'Fixture'>> = {}) {
  const league = sampleLeague(game);
  const fixture = { ...sampleFixture(game), ...over };
  const detail: Detail = { league, fixture: { ...fixture, markets: [] } };
  const { scores, counts, events } = game;
  const scope = () =>
    makeScope({
      values: [
        ...boardValues([], [{ league, fixture, scores: {} }]),
        [$courses, { [fixture.id]: { scores, counts, events } }],
        [$now, sampleNow + 5_000],
      ],
    });
  return { args: { detail }, parameters: { scope } };
}

/** Play has stopped, and may go on until a day later. */
export const halted = {
  status: FIXTURE_STATUS.interrupted,
  interruption: { since: sampleNow, until: sampleNow + 86_400_000, clock: null },
} satisfies Partial<Dto<'Fixture'>>;
