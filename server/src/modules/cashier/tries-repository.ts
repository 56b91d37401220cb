import { MAX_WITHDRAW_TRIES } from '#rules/withdrawal.ts';
import type { Queryable } from '../../lib/db.ts';
import { createTries } from '../../lib/tries.ts';

/** All are given back when the password was right, or staff unlocks withdrawals. */
export const withdrawTries = createTries('withdrawal_tries', MAX_WITHDRAW_TRIES);

export async function readWithdrawHash(q: Queryable, memberId: string): Promise<string | null> {
  const [row] = await q.query<{ hash: string }>(
    'select withdraw_password_hash as hash from member where id = $1',
    [memberId],
  );
  return row?.hash ?? null;
}
