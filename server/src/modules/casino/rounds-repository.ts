import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';

type Schemas = components['schemas'];
type Round = Schemas['CasinoRound'];

const ROUND = `r.bet_id as id, r.game_id as "gameId", r.number, r.staked, r.won, r.currency, r.state,
  r.opened_at as "openedAt", r.closed_at as "closedAt"`;

export interface RoundFilter {
  memberId: string;
  gameId: string | undefined;
  /** Of the provider's session that a launch began. */
  sessionId: string | undefined;
}

const OF_FILTER = `r.member_id = $1 and ($2::text is null or r.game_id = $2) and ($3::text is null or r.session_id = $3)`;

function filterParams({ memberId, gameId, sessionId }: RoundFilter) {
  return [memberId, gameId ?? null, sessionId ?? null];
}

/** Lists rounds of a member, the newest first, from the one after `after`. */
export function listRounds(
  q: Queryable,
  filter: RoundFilter,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<Round[]> {
  return q.query<Round>(
    `select ${ROUND} from casino_round r
     where ${OF_FILTER} and ($4::bigint is null or (r.opened_at, r.bet_id) < ($4, $5::text))
     order by r.opened_at desc, r.bet_id desc limit $6`,
    [...filterParams(filter), after?.at ?? null, after?.id ?? null, limit],
  );
}

/** Sums all rounds of the filter, minor units. */
export async function sumRounds(
  q: Queryable,
  filter: RoundFilter,
): Promise<{ staked: number; won: number }> {
  const [row] = await q.query<{ staked: number; won: number }>(
    `select coalesce(sum(r.staked), 0)::bigint as staked, coalesce(sum(r.won), 0)::bigint as won
     from casino_round r where ${OF_FILTER}`,
    filterParams(filter),
  );
  return row ?? { staked: 0, won: 0 };
}

/** Lists rounds of a member whose stake is held, the newest first. */
export function listOpen(q: Queryable, memberId: string): Promise<Round[]> {
  return q.query<Round>(
    `select ${ROUND} from casino_round r where r.member_id = $1 and r.state = 'open'
     order by r.opened_at desc, r.bet_id desc`,
    [memberId],
  );
}

export interface FoundRound {
  round: Round;
  providerId: string;
  providerRoundId: string;
}

/** Finds a round by the bet that it is; null where it is none of the member's. */
export async function findRound(
  q: Queryable,
  betId: string,
  memberId: string,
): Promise<FoundRound | null> {
  const [row] = await q.query<Round & Omit<FoundRound, 'round'>>(
    `select ${ROUND}, r.provider_id as "providerId", r.round_id as "providerRoundId"
     from casino_round r where r.bet_id = $1 and r.member_id = $2`,
    [betId, memberId],
  );
  if (!row) return null;
  const { providerId, providerRoundId, ...round } = row;
  return { round, providerId, providerRoundId };
}

/** Lists what a round has moved, in the order in which it was booked. */
export function listTransactions(
  q: Queryable,
  betId: string,
): Promise<Schemas['CasinoTransaction'][]> {
  // One line of each is the member's, and the lines of an account are counted.
  return q.query(
    `select t.kind, t.amount, t.at from casino_tx t
     join ledger_tx l on l.key = 'casino:' || t.provider_id || ':' || t.tx_id
     join ledger_line i on i.tx_id = l.id and i.balance_after is not null
     where t.bet_id = $1 and t.amount > 0 order by i.seq`,
    [betId],
  );
}
