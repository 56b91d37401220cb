import { expect, it } from 'vitest';
import { createDepositTask } from './tasks.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

it('looks for deposits to cancel each minute, and once where a manual clock is moved by days', async () => {
  const swept: number[] = [];
  const task = createDepositTask({ stopDeposits: async (now) => void swept.push(now) });
  await task.runDue(MINUTE);
  expect(await task.nextDue()).toBe(2 * MINUTE);
  expect(await task.nextDue(9 * DAY)).toBe(9 * DAY);
  await task.runDue(9 * DAY);
  expect(await task.nextDue(9 * DAY)).toBeGreaterThan(9 * DAY);
  expect(swept).toEqual([MINUTE, 9 * DAY]);
});
