import { LEG_RESULT, type LegResult } from '#rules/leg-result.ts';
import { DEFAULT_LIMITS, limitsFor } from '#rules/limits.ts';
import type { Db, Queryable } from '../../../lib/db.ts';
import type {
  Refusal,
  SlipToValidate,
  StoredLeg,
  SubjectEvent,
  SubjectStrategy,
} from '../index.ts';

/** What server/migrations and server/sql/functions would hold. */
export const COIN_TOSS_SCHEMA = `
create table coin_round (
  id text primary key,
  odds integer not null,
  closes_at bigint not null,
  result text check (result in ('heads', 'tails')),
  version integer not null default 0,
  needs_settlement boolean not null default false
);
create function coin_side_is_current(p_legs jsonb, p_at bigint) returns boolean language sql stable as $$
  select count(*) = jsonb_array_length(p_legs)
  from jsonb_to_recordset(p_legs) as l ("eventId" text, odds int)
  join coin_round r on r.id = l."eventId"
  where r.odds = l.odds and r.result is null and r.closes_at > p_at
$$;`;

/** A leg as the game's own slip sends it. */
export interface SentSide {
  roundId: string;
  side: 'heads' | 'tails';
  /** Holds the stake this long before the bet is confirmed. */
  holdMs?: number;
}

export interface SideView {
  roundId: string;
  side: string;
  odds: number;
  result: LegResult;
}

interface Round {
  id: string;
  odds: number;
  closesAt: number;
  result: string | null;
  version: number;
}

/** Stores a result, or another one, which waits to be settled. */
export async function drawCoin(db: Db, id: string, result: SentSide['side']): Promise<void> {
  await db.query(
    'update coin_round set result = $2, version = version + 1, needs_settlement = true where id = $1',
    [id, result],
  );
}

type Side = Pick<SentSide, 'side'>;

async function readRounds(q: Queryable, ids: readonly string[]): Promise<Map<string, Round>> {
  const rows = await q.query<Round>(
    'select id, odds, closes_at as "closesAt", result, version from coin_round where id = any($1)',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function refusalsOf(legs: readonly string[], rounds: Map<string, Round>, now: number): Refusal[] {
  const closed = legs.filter((id) => (rounds.get(id)?.closesAt ?? 0) <= now);
  const refusals: Refusal[] = closed.map((id) => ({ code: 'MARKET_CLOSED', selectionIds: [id] }));
  // One slip takes one side of a round.
  if (new Set(legs).size < legs.length) refusals.push({ code: 'DUPLICATE_MARKET' });
  return refusals;
}

/** It remembers rounds until it is made to read again. */
export function createCoinToss(db: Db): SubjectStrategy<SideView, SentSide> {
  const memory = new Map<string, Round>();

  async function roundsOf({
    request,
    fresh,
  }: SlipToValidate<SentSide>): Promise<Map<string, Round>> {
    const ids = request.legs.map((leg) => leg.roundId);
    if (fresh || ids.some((id) => !memory.has(id)))
      for (const [id, round] of await readRounds(db, ids)) memory.set(id, round);
    return memory;
  }

  function eventOf(round: Round): SubjectEvent {
    return {
      id: round.id,
      version: round.version,
      decide: async (legs) =>
        legs.map(({ subject }) => {
          if (round.result === null) return { result: LEG_RESULT.open, evidence: null };
          const won = (subject as Side).side === round.result;
          return { result: won ? LEG_RESULT.won : LEG_RESULT.lost, evidence: round.result };
        }),
      settled: async () => {
        await db.query(
          'update coin_round set needs_settlement = false where id = $1 and version = $2',
          [round.id, round.version],
        );
      },
    };
  }

  return {
    kind: 'coin_side',
    async validate(slip) {
      const { request, member, now } = slip;
      const rounds = await roundsOf(slip);
      const odds = (id: string) => rounds.get(id)?.odds ?? 0;
      return {
        refusals: refusalsOf(
          request.legs.map((leg) => leg.roundId),
          rounds,
          now,
        ),
        legs: request.legs.map(({ roundId, side }) => ({
          subjectId: `${roundId}.${side}`,
          eventId: roundId,
          odds: odds(roundId),
          subject: { side },
        })),
        prices: request.legs.map((leg) => odds(leg.roundId)),
        joint: [],
        bonusFactor: 100,
        bonusTerms: null,
        type: 3,
        mode: 'mini',
        game: 'coin',
        holdMs: Math.max(...request.legs.map((leg) => leg.holdMs ?? 0)),
        limits: limitsFor({ ...member, inPlay: false }, DEFAULT_LIMITS),
      };
    },
    async confirm(q, bet, _, now) {
      const ids = bet.legs.map((leg) => leg.eventId);
      const refusals = refusalsOf(ids, await readRounds(q, ids), now);
      return { refusals, prices: bet.legs.map((leg) => leg.odds), joint: [], bonusFactor: 100 };
    },
    catchUp: async () => undefined,
    async nextEventDue(now) {
      const rows = await db.query('select 1 from coin_round where needs_settlement limit 1');
      return rows.length > 0 ? now : null;
    },
    async dueEvents(_, limit) {
      const rows = await db.query<{ id: string }>(
        'select id from coin_round where needs_settlement order by id limit $1',
        [limit],
      );
      return rows.map((row) => row.id);
    },
    async event(id) {
      const round = (await readRounds(db, [id])).get(id);
      return round ? eventOf(round) : null;
    },
    show: async (legs) =>
      legs.map(({ eventId, odds, result, subject }: StoredLeg) => {
        return { roundId: eventId, side: (subject as Side).side, odds, result };
      }),
  };
}
