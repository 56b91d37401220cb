import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';

/** Who a member is to staff. */
export interface Standing {
  id: string;
  state: string;
  level: number;
  tendency: number;
  type: number;
  role: number;
  currency: Currency;
}

/** All else that changes the member waits until the transaction ends. */
export async function lockStanding(q: Queryable, memberId: string): Promise<Standing | null> {
  const [row] = await q.query<Standing>(
    `select id, state, level, tendency, type, role, currency from member where id = $1 for no key update`,
    [memberId],
  );
  return row ?? null;
}

export async function saveStanding(
  q: Queryable,
  { id, level, tendency }: Pick<Standing, 'id' | 'level' | 'tendency'>,
): Promise<void> {
  await q.query('update member set level = $2, tendency = $3 where id = $1', [id, level, tendency]);
}

export async function saveSuspended(
  q: Queryable,
  memberId: string,
  isSuspended: boolean,
): Promise<void> {
  await q.query('update member set state = $2 where id = $1', [
    memberId,
    isSuspended ? 'suspended' : 'approved',
  ]);
}
