import { expect, it } from 'vitest';
import { openTestDb } from '../../test/open-test-db.ts';
import { restoreManualClock, saveManualClock } from './clock-store.ts';
import { staged } from '../../test/staged.ts';

const store = staged(() => openTestDb());

it('starts at the given instant, or later where the database has been', async () => {
  expect((await restoreManualClock(store.db, 1_000)).now()).toBe(1_000);
  await saveManualClock(store.db, 5_000);
  await saveManualClock(store.db, 4_000);
  expect((await restoreManualClock(store.db, 1_000)).now()).toBe(5_000);
  expect((await restoreManualClock(store.db, 9_000)).now()).toBe(9_000);
});
