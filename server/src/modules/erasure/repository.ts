import type { Queryable } from '../../lib/db.ts';

/** Lets records that are final lose their texts, and nothing else, until the transaction ends. */
export async function beginErasing(q: Queryable): Promise<void> {
  await q.query(`select set_config('hanpan.erasing', 'on', true)`);
}
