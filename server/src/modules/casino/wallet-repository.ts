import type { Queryable } from '../../lib/db.ts';
import { USD_RATE } from '../../lib/usd-rate.ts';
import type { Maintenance } from './lobby-state.ts';
import type { WalletSession } from './sessions-repository.ts';
import type { WalletAnswer } from './wallet-answer.ts';

export interface BetTerms {
  /** Whether the member is logged in by the session that launched the game. */
  isLoggedIn: boolean;
  game: Maintenance;
  provider: Maintenance;
  /** Won. */
  minStake: number;
  maxStake: number;
  tendency: number;
  /** Won a dollar in ten-thousandths. */
  rate: number;
}

/** Reads by what a bet is taken, as it is at an instant. */
export async function readTerms(
  q: Queryable,
  session: WalletSession,
  now: number,
): Promise<BetTerms> {
  const [row] = await q.query<BetTerms>(
    `select exists (select from session l where l.id = $3 and l.member_id = m.id and l.ended_at is null
         and l.expires_at > $4) as "isLoggedIn",
       json_build_object('isClosed', g.is_closed, 'until', g.until) as game,
       json_build_object('isClosed', p.is_closed, 'until', p.until) as provider,
       g.min_stake as "minStake", g.max_stake as "maxStake", m.tendency,
       ${USD_RATE} as rate
     from casino_game g join casino_provider p on p.id = g.provider_id, member m where g.id = $1 and m.id = $2`,
    [session.gameId, session.memberId, session.loginSessionId, now],
  );
  if (!row) throw new Error(`session ${session.id} is of no game or no member`);
  return row;
}

export interface StoredRound {
  betId: string;
  memberId: string;
  gameId: string;
  sessionId: string;
  providerId: string;
  roundId: string;
  /** Minor units, without what was given back. */
  staked: number;
  won: number;
  currency: WalletSession['currency'];
  state: 'open' | 'closed' | 'refunded';
}

const ROUND = `bet_id as "betId", member_id as "memberId", game_id as "gameId", session_id as "sessionId",
  provider_id as "providerId", round_id as "roundId", staked, won, currency, state`;

/** Finds a round by the provider's name of it. */
export async function findRound(
  q: Queryable,
  providerId: string,
  roundId: string,
): Promise<StoredRound | null> {
  const [row] = await q.query<StoredRound>(
    `select ${ROUND} from casino_round where provider_id = $1 and round_id = $2`,
    [providerId, roundId],
  );
  return row ?? null;
}

/** Finds a round by the bet that it is. */
export async function roundOfBet(q: Queryable, betId: string): Promise<StoredRound | null> {
  const [row] = await q.query<StoredRound>(`select ${ROUND} from casino_round where bet_id = $1`, [
    betId,
  ]);
  return row ?? null;
}

/** The number of the member's next round of a game. The caller has locked the member's account. */
export async function nextNumber(
  q: Queryable,
  { memberId, gameId }: Pick<WalletSession, 'memberId' | 'gameId'>,
): Promise<number> {
  const [row] = await q.query<{ number: number }>(
    'select coalesce(max(number), 0) + 1 as number from casino_round where member_id = $1 and game_id = $2',
    [memberId, gameId],
  );
  return row?.number ?? 1;
}

export async function insertRound(
  q: Queryable,
  session: WalletSession,
  round: { betId: string; roundId: string; number: number; staked: number; now: number },
): Promise<void> {
  const { providerId, gameId, memberId, id, currency } = session;
  const { betId, roundId, number, staked, now } = round;
  await q.query(
    `insert into casino_round (bet_id, provider_id, round_id, game_id, member_id, session_id, number, staked, won, currency,
       opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $10)`,
    [betId, providerId, roundId, gameId, memberId, id, number, staked, currency, now],
  );
}

/** Adds to what is staked and won of a round, minor units, and moves it to a state where one is given. */
export async function changeRound(
  q: Queryable,
  betId: string,
  change: {
    staked?: number;
    won?: number;
    state?: { to: StoredRound['state']; now: number };
  },
): Promise<void> {
  const { staked = 0, won = 0, state } = change;
  await q.query(
    `update casino_round set staked = staked + $2, won = won + $3, state = coalesce($4, state),
       closed_at = case when $4::text is null then closed_at else coalesce(closed_at, $5) end
     where bet_id = $1`,
    [betId, staked, won, state?.to ?? null, state?.now ?? null],
  );
}

export type TxKind = 'bet' | 'win' | 'refund';

export interface StoredTx extends WalletAnswer {
  kind: TxKind;
  roundId: string;
  amount: number;
  bodyHash: string;
  memberId: string;
}

/** Finds what became of a call. */
export async function findTx(
  q: Queryable,
  providerId: string,
  txId: string,
): Promise<StoredTx | null> {
  const [row] = await q.query<StoredTx>(
    `select t.kind, t.round_id as "roundId", t.amount, t.body_hash as "bodyHash", t.status, t.answer as body,
       s.member_id as "memberId"
     from casino_tx t join casino_session s on s.id = t.session_id where t.provider_id = $1 and t.tx_id = $2`,
    [providerId, txId],
  );
  return row ?? null;
}

/** Finds the call that gave a bet back, or that came before it; null without one. */
export async function findRefund(
  q: Queryable,
  providerId: string,
  refTxId: string,
): Promise<string | null> {
  const [row] = await q.query<{ txId: string }>(
    `select tx_id as "txId" from casino_tx
     where provider_id = $1 and ref_tx_id = $2 and kind = 'refund' and status = 200 order by at limit 1`,
    [providerId, refTxId],
  );
  return row?.txId ?? null;
}

export interface RoundParts {
  /** Bets of the round that were not given back, in the order of their booking. */
  left: { txId: string; amount: number }[];
  /** What all its bets came to, minor units. */
  taken: number;
  /** Whether a win was reported, be it one of 0. */
  hasWin: boolean;
}

export async function readParts(q: Queryable, betId: string): Promise<RoundParts> {
  const [row] = await q.query<RoundParts>(
    `select coalesce(json_agg(json_build_object('txId', t.tx_id, 'amount', t.amount) order by t.at, t.tx_id) filter (
         where t.kind = 'bet' and not exists (select from casino_tx r where r.provider_id = t.provider_id
           and r.ref_tx_id = t.tx_id and r.kind = 'refund' and r.bet_id = t.bet_id)), '[]') as left,
       coalesce(sum(t.amount) filter (where t.kind = 'bet'), 0)::bigint as taken,
       coalesce(bool_or(t.kind = 'win'), false) as "hasWin"
     from casino_tx t where t.bet_id = $1`,
    [betId],
  );
  return row ?? { left: [], taken: 0, hasWin: false };
}

export interface NewTx extends WalletAnswer {
  providerId: string;
  txId: string;
  kind: TxKind;
  sessionId: string;
  roundId: string;
  refTxId: string | null;
  amount: number;
  bodyHash: string;
  betId: string | null;
  now: number;
}

export async function insertTx(q: Queryable, tx: NewTx): Promise<void> {
  const { providerId, txId, kind, sessionId, roundId, refTxId, amount, bodyHash, betId } = tx;
  await q.query(
    `insert into casino_tx (provider_id, tx_id, kind, session_id, round_id, ref_tx_id, amount, body_hash, status, answer,
       bet_id, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12)`,
    [
      ...[providerId, txId, kind, sessionId, roundId, refTxId, amount, bodyHash],
      ...[tx.status, JSON.stringify(tx.body), betId, tx.now],
    ],
  );
}
