import type { MoneyRefusal } from '#rules/money-refusals.ts';
import type { Queryable } from '../../lib/db.ts';

interface OwnRefusal extends Omit<MoneyRefusal, 'rest'> {
  to?: number;
}

/** Which of these members have excluded themselves at an instant: no marketing goes to them. */
export async function excludedAmong(
  q: Queryable,
  memberIds: readonly string[],
  at: number,
): Promise<Set<string>> {
  const rows = await q.query<{ id: string }>(
    `select distinct member_id as id from protection_stop
     where member_id = any($1) and kind = 'exclusion' and from_at <= $2 and until_at > $2`,
    [memberIds, at],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * The break or exclusion that a member is in, as a refusal; [] without one. Call it with the member's money account locked where the
 * answer decides something: whoever begins a stop waits for that lock.
 */
export async function stopRefusals(
  q: Queryable,
  memberId: string,
  at: number,
): Promise<MoneyRefusal[]> {
  const [row] = await q.query<{ refusals: MoneyRefusal[] }>(
    'select protection_stop_of($1, $2) as refusals',
    [memberId, at],
  );
  return row?.refusals ?? [];
}

/**
 * What the member set for themselves against a deposit of `amount`, minor units; [] when nothing does. Call it with the
 * member's money account locked where the answer decides something.
 */
export async function ownRefusals(
  q: Queryable,
  { memberId, amount, at }: { memberId: string; amount: number; at: number },
): Promise<MoneyRefusal[]> {
  const [row] = await q.query<{ refusals: OwnRefusal[] }>(
    `select protection_refusals($1, 'deposit', $2, $3) as refusals`,
    [memberId, amount, at],
  );
  return (row?.refusals ?? []).map(({ to, ...refusal }) => ({
    ...refusal,
    ...(to !== undefined && { rest: to }),
  }));
}
