import type { Queryable } from '../../lib/db.ts';

export async function touchProbe(q: Queryable, at: number): Promise<void> {
  await q.query(
    `insert into health_probe (id, at) values (1, $1)
     on conflict (id) do update set at = excluded.at`,
    [at],
  );
}
