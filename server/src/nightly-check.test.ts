import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDb, type TestDb } from '../test/open-test-db.ts';
import { createManualClock } from './lib/clock.ts';
import type { Log } from './lib/log.ts';
import { createScheduler } from './lib/scheduler.ts';
import { createSiteParts } from './lib/site-parts.ts';
import { createNightlyCheck } from './nightly-check.ts';

const at = (text: string) => Date.parse(`${text}+09:00`);

let store: TestDb;
beforeEach(async () => {
  store = await openTestDb();
});
afterEach(() => store.close());

function open(now: string) {
  const clock = createManualClock(at(now));
  const log = { error: vi.fn(), info: vi.fn() } as unknown as Log;
  const siteParts = createSiteParts(clock);
  const nightly = createNightlyCheck({ db: store.db, clock, log, siteParts });
  const scheduler = createScheduler({ clock, log });
  for (const task of nightly.scheduled ?? []) scheduler.register(task);
  return { nightly, scheduler, log, siteParts, due: () => nightly.scheduled?.[0]?.nextDue() };
}

it.each([
  ['2024-05-18T03:59:59', '2024-05-18T04:00:00'],
  ['2024-05-18T04:00:00', '2024-05-19T04:00:00'],
  ['2024-05-18T23:00:00', '2024-05-19T04:00:00'],
])('at %s it is due at %s', (now, due) => {
  expect(open(now).due()).toBe(at(due));
});

it('logs what it finds, and is due the next night', async () => {
  const { nightly, scheduler, log, siteParts, due } = open('2024-05-18T03:00:00');
  await store.db.query(
    `insert into account (owner, kind, currency, balance) values ('mem_x', 'points', 'POINT', 5)`,
  );
  await scheduler.advanceTo(at('2024-05-18T05:00:00'));
  await nightly.close?.();
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ rule: 'a balance is the sum of its lines', detail: '5 against 0' }),
    'invariant broken',
  );
  expect(siteParts.read(0).find(({ name }) => name === 'ledger')).toMatchObject({
    state: 'down',
    at: at('2024-05-18T04:00:00'),
    rate: 1,
  });
  expect(due()).toBe(at('2024-05-19T04:00:00'));
});

it('runs once where a clock is moved over many nights', async () => {
  const { nightly, scheduler, log, due } = open('2024-05-18T03:00:00');
  await scheduler.advanceTo(at('2024-08-18T05:00:00'));
  await nightly.close?.();
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ findings: 0 }, 'nightly check');
  expect(due()).toBe(at('2024-08-19T04:00:00'));
});
