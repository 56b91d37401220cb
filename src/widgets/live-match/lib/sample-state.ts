import type { FixtureState } from '@/entities/game';
import type { SampleGame } from '@/features/match-course/testing';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';

/** What moves of a sample match. */
export function stateOf({ score, clock }: SampleGame): FixtureState {
  return { status: FIXTURE_STATUS.inPlay, score, clock, marketCount: 40 };
}
