import type { Queryable } from '../../lib/db.ts';
import type { ProviderKey } from './types.ts';

const IS_VALID = '(ends_at is null or ends_at > $2)';

/** Reads the keys that are valid at an instant, the one that lasts first. */
export function listKeys(q: Queryable, providerId: string, now: number): Promise<ProviderKey[]> {
  return q.query<ProviderKey>(
    `select id, secret from casino_key where provider_id = $1 and ${IS_VALID}
     order by ends_at desc nulls first, created_at desc, id desc`,
    [providerId, now],
  );
}

/** Reads the secret of a key that is valid; null for any other. */
export async function findSecret(
  q: Queryable,
  key: { providerId: string; id: string },
  now: number,
): Promise<Uint8Array | null> {
  const [row] = await q.query<{ secret: Uint8Array }>(
    `select secret from casino_key where provider_id = $1 and id = $3 and ${IS_VALID}`,
    [key.providerId, now, key.id],
  );
  return row?.secret ?? null;
}

/** Locks a provider; false where there is none. */
export async function lockProvider(q: Queryable, id: string): Promise<boolean> {
  const rows = await q.query('select 1 from casino_provider where id = $1 for no key update', [id]);
  return rows.length > 0;
}

/** The lasting key ends at `endsAt`, one that was ending already at once. */
export async function endKeys(
  q: Queryable,
  providerId: string,
  { now, endsAt }: { now: number; endsAt: number },
): Promise<void> {
  await q.query(
    `update casino_key set ends_at = case when ends_at is null then $3::bigint else least(ends_at, $2) end
     where provider_id = $1`,
    [providerId, now, endsAt],
  );
}

export async function insertKey(
  q: Queryable,
  providerId: string,
  { id, secret }: ProviderKey,
  now: number,
): Promise<void> {
  await q.query(
    'insert into casino_key (provider_id, id, secret, created_at) values ($1, $2, $3, $4)',
    [providerId, id, secret, now],
  );
}
