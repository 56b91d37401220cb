import type { components } from '#contract/types.gen.ts';
import { isScoreEvent, type MatchEvent } from '#rules/match-events.ts';
import type { Goal } from '#rules/match-facts.ts';
import { marketType } from '#rules/markets/market-types.ts';
import type { FeedParticipant, Participant } from '#rules/participants.ts';
import type { Fixture, Market } from './types.ts';

type Schemas = components['schemas'];
type Squads = Fixture['participants'];

const known = new WeakMap<object, ReadonlyMap<string, Participant>>();

/** A participant without what only the feed reads. */
function shown({ isOut: _, ...participant }: FeedParticipant): Participant {
  return participant;
}

function byId(participants: NonNullable<Squads>): ReadonlyMap<string, Participant> {
  const made =
    known.get(participants) ?? new Map(participants.map((one) => [one.id, shown(one)] as const));
  known.set(participants, made);
  return made;
}

/** Who an outcome of a market is; undefined in markets whose outcomes are no participants. */
export function participantOf(
  { participants }: Pick<Fixture, 'participants'>,
  typeId: number,
  outcome: string,
): Participant | undefined {
  if (!participants || marketType(typeId)?.family !== 'player') return undefined;
  return byId(participants).get(outcome);
}

/** The selections of a market, each with who it is on; the same list where its outcomes are no participants. */
export function withParticipants(
  { typeId, selections }: Pick<Market, 'typeId' | 'selections'>,
  { participants }: Pick<Fixture, 'participants'>,
): Schemas['Selection'][] {
  if (!participants || marketType(typeId)?.family !== 'player') return selections;
  const all = byId(participants);
  return selections.map((one) => {
    const participant = all.get(one.outcome);
    return participant ? { ...one, participant } : one;
  });
}

/** Who scored a goal, as everyone sees it; undefined where the feed did not say who that is. */
export function scorerOf(
  participants: Squads,
  { player, own = false }: Goal,
): Schemas['Scorer'] | undefined {
  const participant = participants && byId(participants).get(player);
  return participant ? { participant, isOwnGoal: own } : undefined;
}

/** Events with the scorer of each goal. Of the goals, in order, it is the one with which the match had so many. */
export function withScorers(
  { participants, goals, sport }: Pick<Fixture, 'participants' | 'goals' | 'sport'>,
  events: readonly MatchEvent[],
): Schemas['MatchEvent'][] {
  if (!goals || goals.length === 0 || sport !== 'football') return [...events];
  return events.map((event) => {
    if (!isScoreEvent(event)) return event;
    const goal = goals[event.score.home + event.score.away - 1];
    const isSame = goal && String(goal.part) === event.clock.period;
    const scorer = isSame ? scorerOf(participants, goal) : undefined;
    return scorer ? { ...event, scorer } : event;
  });
}
