import type { Queryable } from '../../lib/db.ts';

/** Until the transaction ends, final records may lose their texts, and nothing else. */
export async function beginErasing(q: Queryable): Promise<void> {
  await q.query(`select set_config('hanpan.erasing', 'on', true)`);
}
