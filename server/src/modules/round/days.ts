import { createHash, randomBytes } from 'node:crypto';
import { dayKeyAt } from '#rules/rounds/clock.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { DAY_MS, startOfSeoulDay } from '../../lib/seoul-time.ts';
import type { ModuleDeps } from '../../module.ts';
import { readDay, storeDay } from './repository.ts';
import type { RoundDay } from './types.ts';

export interface RoundDays extends DueTask {
  /** The day of a key; null for one that the site has no rounds of. */
  get(dayKey: string): Promise<RoundDay | null>;
  /** Commits to the secrets of the day of an instant and of the next one. */
  commit(now: number): Promise<void>;
}

/** With `config.seed` they are the same in every run: for clocks that are moved by hand. */
export function createDays({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock' | 'config'>): RoundDays {
  const known = new Map<string, RoundDay>();
  /** Up to where every day has its secret. */
  let committedTo = 0;

  function makeSecret(dayKey: string): Uint8Array {
    if (config.seed === null) return randomBytes(32);
    return createHash('sha256').update(`rounds ${config.seed} ${dayKey}`).digest();
  }

  async function commitDay(dayKey: string, now: number): Promise<void> {
    const secret = makeSecret(dayKey);
    const commitment = createHash('sha256').update(secret).digest('hex');
    await storeDay(db, { dayKey, secret, commitment, committedAt: now });
  }

  async function commit(now: number): Promise<void> {
    const today = startOfSeoulDay(now);
    if (committedTo > today + DAY_MS) return;
    await commitDay(dayKeyAt(today), now);
    await commitDay(dayKeyAt(today + DAY_MS), now);
    committedTo = today + 2 * DAY_MS;
  }

  return {
    name: 'round-days',
    commit,
    async get(dayKey) {
      const remembered = known.get(dayKey);
      if (remembered) return remembered;
      const day = await readDay(db, dayKey);
      if (day) known.set(dayKey, day);
      return day;
    },
    nextDue: () => Math.max(committedTo - DAY_MS, clock.now()),
    runDue: commit,
  };
}
