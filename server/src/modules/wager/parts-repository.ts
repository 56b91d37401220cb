import type { Queryable } from '../../lib/db.ts';
import type { Refusal } from './types.ts';

export type TakeAnswer =
  | { outcome: 'taken' }
  | { outcome: 'closed' }
  | { outcome: 'refused'; refusals: Refusal[] };

/** Locks a member's money account and reads its balance; null where there is none. */
export async function lockBalance(
  q: Queryable,
  memberId: string,
  currency: string,
): Promise<number | null> {
  const [row] = await q.query<{ balance: number | null }>(
    'select bet_part_lock($1, $2) as balance',
    [memberId, currency],
  );
  return row?.balance ?? null;
}

export async function takePart(q: Queryable, part: object, at: number): Promise<TakeAnswer> {
  const [row] = await q.query<{ answer: TakeAnswer }>(
    'select bet_part_take($1::jsonb, $2) as answer',
    [JSON.stringify(part), at],
  );
  return row?.answer ?? { outcome: 'closed' };
}

export async function payPart(q: Queryable, part: object, at: number): Promise<void> {
  await q.query('select bet_part_pay($1::jsonb, $2)', [JSON.stringify(part), at]);
}

/** False for a bet that is over. */
export async function givePartBack(q: Queryable, part: object, at: number): Promise<boolean> {
  const [row] = await q.query<{ done: boolean }>('select bet_part_back($1::jsonb, $2) as done', [
    JSON.stringify(part),
    at,
  ]);
  return row?.done ?? false;
}

/** False for a bet that is over. */
export async function closeParts(
  q: Queryable,
  close: { betId: string; txId: string; paid: number },
  at: number,
): Promise<boolean> {
  const [row] = await q.query<{ done: boolean }>('select bet_part_close($1::jsonb, $2) as done', [
    JSON.stringify(close),
    at,
  ]);
  return row?.done ?? false;
}
