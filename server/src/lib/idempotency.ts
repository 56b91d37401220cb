import { bodyHash } from './body-hash.ts';
import type { Db, Queryable } from './db.ts';

/** Kinds of command that keep their answers; a key means nothing outside its scope. */
export type IdempotencyScope =
  | 'bet'
  | 'cashOut'
  | 'deposit'
  | 'tetherDeposit'
  | 'withdrawal'
  | 'tetherWithdrawal'
  | 'conversion'
  | 'claim'
  | 'adjustment'
  | 'couponIssue'
  | 'message'
  | 'news'
  | 'popup'
  | 'event'
  | 'eventReward'
  | 'post'
  | 'reply'
  | 'quest'
  | 'tournament';

export interface Command {
  memberId: string;
  scope: IdempotencyScope;
  /** The `Idempotency-Key` the member's client made. */
  key: string;
  /** The request as the contract accepted it; its hash decides whether a repeat is the same command. */
  body: unknown;
  at: number;
}

export interface Answer<A> {
  /** HTTP status of the answer; refusals are kept as well. */
  status: number;
  answer: A;
}

export type Outcome<A> = (Answer<A> & { kind: 'answered'; replayed: boolean }) | { kind: 'reused' };

type Stored<A> = (Answer<A> & { outcome: 'replay' }) | { outcome: 'reused' } | null;

/**
 * Runs a command once for its key and stores the answer in the same transaction; a repeat gets the stored answer,
 * `reused` says that the key came with another body. Commands of one key wait for each other. A throw of `run`
 * must end the transaction of `q`: then nothing is stored and the key is free.
 */
export async function answerOnce<A>(
  q: Queryable,
  { memberId, scope, key, body, at }: Command,
  run: () => Promise<Answer<A>>,
): Promise<Outcome<A>> {
  const hash = bodyHash(body);
  await q.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `idempotency:${memberId}:${scope}:${key}`,
  ]);
  const [row] = await q.query<{ stored: Stored<A> }>(
    'select idempotency_find($1, $2, $3, $4) as stored',
    [memberId, scope, key, hash],
  );
  if (row?.stored?.outcome === 'reused') return { kind: 'reused' };
  if (row?.stored) {
    const { status, answer } = row.stored;
    return { kind: 'answered', status, answer, replayed: true };
  }
  const { status, answer } = await run();
  await q.query('select idempotency_save($1, $2, $3, $4, $5, $6::jsonb, $7)', [
    memberId,
    scope,
    key,
    hash,
    status,
    JSON.stringify(answer),
    at,
  ]);
  return { kind: 'answered', status, answer, replayed: false };
}

export type OnceResult<A, Refusal> =
  | { kind: 'done'; answer: A }
  | { kind: 'refused'; refusals: Refusal[] }
  | { kind: 'reused' };

/** The same in a transaction of its own, for what is done, or refused for a list of reasons. */
export async function runOnce<A extends object, Refusal>(
  db: Pick<Db, 'tx'>,
  command: Command,
  run: (q: Queryable) => Promise<A | Refusal[]>,
): Promise<OnceResult<A, Refusal>> {
  const outcome = await db.tx((q) =>
    answerOnce(q, command, async () => {
      const answer = await run(q);
      return { status: Array.isArray(answer) ? 422 : 201, answer };
    }),
  );
  if (outcome.kind === 'reused') return { kind: 'reused' };
  const { answer } = outcome;
  return Array.isArray(answer) ? { kind: 'refused', refusals: answer } : { kind: 'done', answer };
}

/** Reads what was answered to a key, or null when it was never taken. */
export async function readAnswer<A>(
  q: Queryable,
  { memberId, scope, key }: Pick<Command, 'memberId' | 'scope' | 'key'>,
): Promise<Answer<A> | null> {
  const [row] = await q.query<Answer<A>>(
    'select status, answer from idempotency where member_id = $1 and scope = $2 and key = $3',
    [memberId, scope, key],
  );
  return row ?? null;
}

/** Forgets what a member's commands were answered, but those of bets, which name nobody and stay as long as the bets do. */
export async function forgetAnswers(q: Queryable, memberId: string): Promise<void> {
  await q.query(
    `delete from idempotency where member_id = $1 and scope not in ('bet', 'cashOut')`,
    [memberId],
  );
}
