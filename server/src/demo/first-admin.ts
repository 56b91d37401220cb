import { ADMIN_ROLE, MEMBER_TYPE } from '#rules/roles.ts';
import type { Config } from '../config.ts';
import type { ModuleDeps } from '../module.ts';
import type { Passwords } from '../modules/auth/index.ts';
import { addBasics, isSeeded } from './seed.ts';

/** A server that cannot start as it is configured; the message says what to do. */
export class StartRefused extends Error {}

/**
 * Begins a site without demonstration: banks, banned names and its first admin. Refuses a database that holds the demonstration
 * accounts, whose passwords everybody knows, and one that would have no admin.
 */
export async function beginSite(
  { db, clock, ids }: Pick<ModuleDeps, 'db' | 'clock' | 'ids'>,
  { admin, passwords }: { admin: Config['admin']; passwords: Pick<Passwords, 'hash'> },
): Promise<void> {
  if (await isSeeded(db))
    throw new StartRefused(
      'DEMO=0: this database holds the demonstration accounts; take a new one',
    );
  const hash = admin === null ? null : await passwords.hash(admin.password);
  await db.tx(async (q) => {
    // Servers that start at once make one admin.
    await q.query(`select pg_advisory_xact_lock(hashtextextended('first-admin', 0))`);
    const [found] = await q.query('select from member where type = $1 and role = $2 limit 1', [
      ...[MEMBER_TYPE.regular, ADMIN_ROLE],
    ]);
    if (found) return;
    if (admin === null || hash === null)
      throw new StartRefused('DEMO=0: set ADMIN_ID and ADMIN_PASSWORD to make the first admin');
    await addBasics(q);
    await q.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, type, role, currency,
         created_at, approved_at)
       values ($1, $2, $2, $3, '', 'approved', $4, $5, 'KRW', $6, $6)`,
      [ids.id('mem'), admin.userId, hash, MEMBER_TYPE.regular, ADMIN_ROLE, clock.now()],
    );
  });
}
