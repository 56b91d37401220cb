import type { Db } from '../../src/lib/db.ts';

/** Moves with every call that a session makes, right or wrong. */
const RESTLESS = ['session'];

/** A digest of all tables; two equal ones mean that nothing was stored in between. */
export async function storedDigest(db: Db): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const digests = tables
    .filter(({ name }) => !RESTLESS.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as digest from "${name}" t`,
    );
  const rows = await db.query<{ name: string; digest: string }>(
    // A union promises no order: with workers its parts come as they are done.
    `${digests.join(' union all ')} order by name`,
  );
  return rows.map(({ name, digest }) => `${name} ${digest}`).join('\n');
}
