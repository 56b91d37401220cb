import type { components } from '#contract/types.gen.ts';
import type { Goal } from '#rules/match-facts.ts';
import { type Fixture, scorerOf } from '../sports/index.ts';

/** A goal as everyone sees it, with its scorer where he is among those who may be picked. */
export function goalView(
  goal: Goal,
  participants: Fixture['participants'],
): components['schemas']['MatchGoal'] {
  const { side, part, minute } = goal;
  const scorer = scorerOf(participants, goal);
  return {
    side: side === '1' ? 'home' : 'away',
    period: String(part),
    minute: minute ?? null,
    ...(scorer && { scorer }),
  };
}
