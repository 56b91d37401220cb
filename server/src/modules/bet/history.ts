import type { Currency } from '#rules/money.ts';
import type { FixtureStatus } from '#rules/fixture-status.ts';
import type { Queryable } from '../../lib/db.ts';
import type { FixtureState } from './ports.ts';
import type { Bet, BetLeg } from './types.ts';

type StoredLeg = Omit<BetLeg, 'clock'> & { fixtureStatus: FixtureStatus };
/** A bet as stored; its legs carry the fixture as the database has it. */
export type StoredBet = Omit<Bet, 'legs' | 'currency'> & {
  memberId: string;
  currency: Currency;
  legs: StoredLeg[];
};

const SELECT = `select b.id, b.member_id as "memberId", b.key, b.type, b.status, b.label, b.placed_at as "placedAt",
  b.pending_until as "pendingUntil", b.stake, b.currency, b.total_odds as "totalOdds",
  b.bonus_folders as "bonusFolders", b.bonus_factor as "bonusFactor", b.potential_payout as "potentialPayout",
  b.payout, b.settled_at as "settledAt", b.version, b.refusals,
  (select json_agg(json_build_object('selectionId', l.selection_id, 'fixtureId', l.fixture_id, 'sport', l.sport,
     'leagueName', g.name, 'home', f.home, 'away', f.away, 'startsAt', f.starts_at, 'typeId', l.type_id,
     'outcome', l.outcome, 'line', l.line, 'offerScore', l.offer_score, 'odds', l.odds, 'result', l.result,
     'fixtureStatus', f.status, 'score', l.score) order by l.idx)
   from bet_leg l join fixture f on f.id = l.fixture_id join league g on g.id = f.league_id
   where l.bet_id = b.id) as legs
  from bet b`;

export interface HistoryFilter {
  memberId: string;
  state?: 'open' | 'settled' | undefined;
  type?: number | undefined;
  from?: number | undefined;
  to?: number | undefined;
  /** Where the last page ended. */
  after?: { placedAt: number; id: string } | undefined;
  limit: number;
}

const STATES = {
  open: ['pending', 'accepted'],
  settled: ['settled', 'cancelled', 'refused'],
} as const;

/** Reads a member's bets, newest first. The key (placed_at, id) never changes, so paging is stable under writes. */
export async function readHistory(q: Queryable, filter: HistoryFilter): Promise<StoredBet[]> {
  const { memberId, state, type, from, to, after, limit } = filter;
  return q.query<StoredBet>(
    `${SELECT} where b.member_id = $1
       and ($2::text[] is null or b.status = any($2))
       and ($3::int is null or b.type = $3)
       and ($4::bigint is null or b.placed_at >= $4)
       and ($5::bigint is null or b.placed_at <= $5)
       and ($6::bigint is null or (b.placed_at, b.id) < ($6, $7))
     order by b.placed_at desc, b.id desc limit $8`,
    [
      memberId,
      state ? STATES[state] : null,
      type ?? null,
      from ?? null,
      to ?? null,
      after?.placedAt ?? null,
      after?.id ?? null,
      limit,
    ],
  );
}

/** Reads one bet of the member; null when there is none or it is another member's. */
export async function readBet(
  q: Queryable,
  memberId: string,
  betId: string,
): Promise<StoredBet | null> {
  const [row] = await q.query<StoredBet>(`${SELECT} where b.member_id = $1 and b.id = $2`, [
    memberId,
    betId,
  ]);
  return row ?? null;
}

export async function readBets(q: Queryable, ids: readonly string[]): Promise<StoredBet[]> {
  return q.query<StoredBet>(`${SELECT} where b.id = any($1)`, [ids]);
}

/** The bet as the member sees it: legs with the live score, clock and status of their fixtures. */
export function showBet(
  { memberId: _, ...bet }: StoredBet,
  states: ReadonlyMap<string, FixtureState>,
): Bet {
  const legs = bet.legs.map((leg): BetLeg => {
    const state = states.get(leg.fixtureId);
    if (!state) return { ...leg, clock: null };
    const { status, startsAt, score, clock } = state;
    return { ...leg, startsAt, fixtureStatus: status, score, clock };
  });
  return { ...bet, legs };
}

export function encodeCursor({ placedAt, id }: { placedAt: number; id: string }): string {
  return Buffer.from(`${placedAt}.${id}`).toString('base64url');
}

/** Where a page ended, or null when the text is no cursor of ours. */
export function decodeCursor(cursor: string): { placedAt: number; id: string } | null {
  const match = /^(\d{1,15})\.([a-z]{1,6}_[0-9a-z]{1,24})$/.exec(
    Buffer.from(cursor, 'base64url').toString(),
  );
  return match?.[1] && match[2] ? { placedAt: Number(match[1]), id: match[2] } : null;
}
