import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/invariants.ts';
import { DEPOSIT_ATTACKS } from './deposit-attacks.ts';
import { type OpenedSite, openSite } from './open-site.ts';
import { STAKE_ATTACKS } from './stake-attacks.ts';
import { STOP_ATTACKS } from './stop-attacks.ts';
import { databases } from '../databases.ts';

/** Everything that a member tries against limits of their own, by the public API alone. */
const ATTACKS = Object.values({ ...STAKE_ATTACKS, ...DEPOSIT_ATTACKS, ...STOP_ATTACKS });

describe.each(databases)('a member against limits of their own on %s', (db) => {
  let opened: OpenedSite;
  beforeAll(async () => {
    opened = await openSite(db);
  });
  afterAll(async () => {
    expect(await checkInvariants(opened.site.db)).toEqual([]);
    await opened.close();
  });

  it.each(ATTACKS)('gets nowhere by $what', { timeout: 90_000 }, async ({ run }) => {
    expect(await run(opened.world)).toEqual([]);
  });
});
