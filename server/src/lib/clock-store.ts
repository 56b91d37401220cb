import { createManualClock, type ManualClock } from './clock.ts';
import type { Queryable } from './db-types.ts';

/** Starts at `start`, or later where the database has been already. */
export async function restoreManualClock(db: Queryable, start: number): Promise<ManualClock> {
  const [row] = await db.query<{ at: number }>('select at from manual_clock');
  return createManualClock(Math.max(start, row?.at ?? start));
}

/** The instant that is kept never goes back. */
export async function saveManualClock(db: Queryable, at: number): Promise<void> {
  await db.query(
    `insert into manual_clock (at) values ($1)
     on conflict (only_row) do update set at = greatest(manual_clock.at, excluded.at)`,
    [at],
  );
}
