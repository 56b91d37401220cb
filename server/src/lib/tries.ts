import type { Queryable } from './db.ts';

export interface Tries {
  /**
   * Takes one of the tries that a member has left, before the password is compared; returns how many are left then, null
   * when there was none. However many ask at once, each gets its own.
   */
  take: (q: Queryable, memberId: string) => Promise<number | null>;
  /** Gives all tries back. */
  reset: (q: Queryable, memberId: string) => Promise<void>;
  left: (q: Queryable, memberId: string) => Promise<number>;
}

/** Counts a member's wrong passwords in a row, in a table of the caller's module (`member_id`, `failures`). */
export function createTries(table: 'password_tries' | 'withdrawal_tries', most: number): Tries {
  return {
    async take(q, memberId) {
      const [row] = await q.query<{ failures: number }>(
        `insert into ${table} as t (member_id, failures) values ($1, 1)
         on conflict (member_id) do update set failures = t.failures + 1 where t.failures < $2
         returning failures`,
        [memberId, most],
      );
      return row ? most - row.failures : null;
    },
    async reset(q, memberId) {
      await q.query(`delete from ${table} where member_id = $1`, [memberId]);
    },
    async left(q, memberId) {
      const [row] = await q.query<{ failures: number }>(
        `select failures from ${table} where member_id = $1`,
        [memberId],
      );
      return most - (row?.failures ?? 0);
    },
  };
}
