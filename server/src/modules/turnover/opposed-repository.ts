import type { MatchFacts } from '#rules/match-facts.ts';
import { opposedPicks, type ScorePick } from '#rules/opposed.ts';
import { opposedRoundPicks } from '#rules/rounds/opposed.ts';
import { gameById, type RoundFacts } from '#rules/rounds/round.ts';
import type { Queryable } from '../../lib/db.ts';

/** A leg of a member's bet, as its kind stored it. */
export interface TakenLeg {
  betId: string;
  subjectId: string;
  eventId: string;
  subject: object;
}

/** For each leg on one event whether bets of its member with it together win whatever happens. */
type OpposedCheck = (legs: readonly TakenLeg[]) => boolean[];

/** The checks of the legs of a kind by event. */
type ReadChecks = (q: Queryable, eventIds: readonly string[]) => Promise<Map<string, OpposedCheck>>;

type FixtureSubject = ScorePick & { marketId: string };

async function checksOfFixtures(
  q: Queryable,
  ids: readonly string[],
): Promise<Map<string, OpposedCheck>> {
  const rows = await q.query<Pick<MatchFacts, 'scores' | 'counts'> & { id: string }>(
    'select id, scores, counts from fixture where id = any($1)',
    [ids],
  );
  const byId = new Map(rows.map(({ id, ...facts }) => [id, facts]));
  return new Map(
    ids.map((id) => {
      const facts = byId.get(id) ?? { scores: {} };
      const check: OpposedCheck = (legs) =>
        opposedPicks(
          legs.map(({ betId, subject }) => ({ ...(subject as FixtureSubject), betId })),
          facts,
        );
      return [id, check];
    }),
  );
}

interface RoundSubject {
  market: string;
  selection: string;
}

async function checksOfRounds(
  q: Queryable,
  ids: readonly string[],
): Promise<Map<string, OpposedCheck>> {
  const rows = await q.query<{ id: string; gameId: number; facts: RoundFacts }>(
    'select id, game_id as "gameId", facts from round where id = any($1)',
    [ids],
  );
  return new Map(
    rows.flatMap(({ id, gameId, facts }) => {
      const game = gameById(gameId);
      if (!game) return [];
      const check: OpposedCheck = (legs) =>
        opposedRoundPicks(
          legs.map(({ subject }) => subject as RoundSubject),
          { game, facts },
        );
      return [[id, check]];
    }),
  );
}

/** By the kinds that have sides. A round of the casino is one bet. */
const CHECKS: ReadonlyMap<string, ReadChecks> = new Map([
  ['fixture_selection', checksOfFixtures],
  ['round_selection', checksOfRounds],
]);

export const OPPOSABLE_KINDS: readonly string[] = [...CHECKS.keys()];

/** The name of a leg of a bet among all legs. */
export const legKey = ({ betId, subjectId }: Pick<TakenLeg, 'betId' | 'subjectId'>) =>
  `${betId} ${subjectId}`;

/** Of legs of one kind those that are opposed, by `legKey`. */
export async function opposedLegs(
  q: Queryable,
  kind: string,
  legs: readonly TakenLeg[],
): Promise<string[]> {
  const byEvent = Map.groupBy(legs, ({ eventId }) => eventId);
  const checks = await CHECKS.get(kind)?.(q, [...byEvent.keys()]);
  return [...byEvent].flatMap(([eventId, onEvent]) => {
    const opposed = checks?.get(eventId)?.(onEvent) ?? [];
    return onEvent.filter((_, at) => opposed[at]).map(legKey);
  });
}
