import { afterAll, beforeAll, expect } from 'vitest';
import type { Db } from '../src/lib/db.ts';
import { checkInvariants } from '../src/invariants.ts';

interface Opened {
  close(): Promise<void>;
}

/** What the tests of a file or block share: opened before them, closed after them, and empty until then. */
export function staged<T extends Opened>(open: () => Promise<T>): T {
  const shared = {} as T;
  beforeAll(async () => {
    Object.assign(shared, await open());
  });
  afterAll(() => shared.close());
  return shared;
}

interface Checked extends Opened {
  db: Db;
  /** Names what is broken, where that is not all that the invariants find. */
  brokenRules?(): Promise<unknown[]>;
}

/** The same, with all invariants of its database checked before it closes. */
export function stagedAndChecked<T extends Checked>(open: () => Promise<T>): T {
  return staged(async () => {
    const opened = await open();
    return {
      ...opened,
      async close() {
        const violations = (await opened.brokenRules?.()) ?? (await checkInvariants(opened.db));
        await opened.close();
        expect(violations).toEqual([]);
      },
    };
  });
}
