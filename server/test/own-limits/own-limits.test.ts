import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/invariants.ts';
import { ATTACKS } from './attacks.ts';
import { type OpenedSite, openSite, withFault } from './open-site.ts';
import { databases } from '../databases.ts';

describe.each(databases)('a member against limits of their own on %s', (db) => {
  let opened: OpenedSite;
  beforeAll(async () => {
    opened = await openSite(db);
  });
  afterAll(async () => {
    expect(await checkInvariants(opened.site.db)).toEqual([]);
    await opened.close();
  });

  it.each(Object.values(ATTACKS))('gets nowhere by $what', { timeout: 90_000 }, async ({ run }) => {
    expect(await run(opened.world)).toEqual([]);
  });
});

/** A house with something wrong: in which function, what stands there, what in its place, and the attack that has to find it. */
const FAULTS: Record<string, [name: string, was: string, is: string, by: keyof typeof ATTACKS]> = {
  'a raise holds at once': [
    'protection_usage',
    'when l.next_from <= p_at then',
    'when l.next_from is not null then',
    'raised',
  ],
  'a day begins at midnight of Seoul': [
    'protection_from',
    'then p_at - 86400000',
    'then (p_at + 32400000) / 86400000 * 86400000 - 32400001',
    'midnight',
  ],
  'a cancelled bet gives room': [
    'protection_lines',
    'then array[4100, 4500, 9100]',
    'then array[4100, 4300, 4500, 9100]',
    'givenBack',
  ],
  'coins are no deposit': [
    'protection_lines',
    'array[2100, 2110]',
    'array[2100]',
    'depositsAtOnce',
  ],
  'points give room for stakes': [
    'protection_lines',
    'then array[4100, 4500, 9100]',
    'then array[4100, 4500, 6100, 9100]',
    'converted',
  ],
  'time is that of this session': [
    'protection_used',
    'from session s where s.member_id = p_member and',
    'from session s where s.member_id = p_member and s.ended_at is null and',
    'sessions',
  ],
  'an exclusion is forgotten': [
    'protection_stop_of',
    'where s.member_id = p_member and',
    'where false and',
    'excluded',
  ],
  'nothing is asked when a bet is booked': [
    'bet_place',
    "protection_refusals(v_member, 'stake', v_stake, p_at)",
    "'[]'::jsonb",
    'stakesAtOnce',
  ],
};

describe('the same member', { timeout: 90_000 }, () => {
  let opened: OpenedSite;
  beforeAll(async () => {
    opened = await openSite('postgres');
  });
  afterAll(() => opened.close());

  it.each(Object.entries(FAULTS))('finds a house where %s', async (_what, [name, was, is, by]) => {
    const found = await withFault(opened.site.db, [name, was, is], () =>
      ATTACKS[by].run(opened.world),
    );
    expect(found).not.toEqual([]);
  });
});
