import { expect, it } from 'vitest';
import { openTestDb } from '../../../test/open-test-db.ts';
import { wagerInvariants } from './invariants.ts';
import { staged } from '../../../test/staged.ts';

const store = staged(() => openTestDb());

it.each(Object.entries(wagerInvariants))('%s: joins by no pattern', async (_rule, query) => {
  // Without nested loops in the way, only a join that cannot be hashed or merged still is one.
  const plan = await store.db.tx(async (q) => {
    await q.query('set local enable_nestloop = off');
    return q.query(`explain ${query}`);
  });
  const filters = JSON.stringify(plan).match(/Join Filter: [^"]*~~/g);
  expect(filters).toBeNull();
});
