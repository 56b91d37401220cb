import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { createManualClock, createSystemClock } from './clock.ts';
import { createScheduler, type DueTask } from './scheduler.ts';

const { log } = fastify();

/** A task that is due at each of the instants, once. */
function taskAt(name: string, instants: number[], ran: [string, number][]): DueTask {
  const waiting = [...instants].sort((a, b) => a - b);
  return {
    name,
    nextDue: () => waiting[0] ?? null,
    async runDue(now) {
      while ((waiting[0] ?? Number.POSITIVE_INFINITY) <= now) waiting.shift();
      ran.push([name, now]);
    },
  };
}

it('plays everything due until the instant, each at its own time, then stops there', async () => {
  const clock = createManualClock(100);
  const scheduler = createScheduler({ clock, log });
  const ran: [string, number][] = [];
  scheduler.register(taskAt('feed', [150, 120, 400], ran));
  scheduler.register(taskAt('settle', [120, 300], ran));
  await scheduler.advanceTo(300);
  expect(ran).toEqual([
    ['feed', 120],
    ['settle', 120],
    ['feed', 150],
    ['settle', 300],
  ]);
  expect(clock.now()).toBe(300);
});

it('plays what a task makes due on the way', async () => {
  const clock = createManualClock(0);
  const scheduler = createScheduler({ clock, log });
  const ran: [string, number][] = [];
  let due: number | null = null;
  scheduler.register({
    name: 'goal',
    nextDue: () => (ran.length === 0 ? 10 : null),
    async runDue(now) {
      ran.push(['goal', now]);
      due = now + 5;
    },
  });
  scheduler.register({
    name: 'delay',
    nextDue: () => due,
    async runDue(now) {
      ran.push(['delay', now]);
      due = null;
    },
  });
  await scheduler.advanceTo(100);
  expect(ran).toEqual([
    ['goal', 10],
    ['delay', 15],
  ]);
});

it('runs at once what was overdue, without turning the clock back', async () => {
  const clock = createManualClock(100);
  const scheduler = createScheduler({ clock, log });
  const ran: [string, number][] = [];
  scheduler.register(taskAt('late', [50], ran));
  await scheduler.advanceTo(100);
  expect(ran).toEqual([['late', 100]]);
});

it('answers two advances one after the other and refuses to go back', async () => {
  const clock = createManualClock(0);
  const scheduler = createScheduler({ clock, log });
  await Promise.all([scheduler.advanceTo(50), scheduler.advanceTo(80)]);
  expect(clock.now()).toBe(80);
  await expect(scheduler.advanceTo(70)).rejects.toThrow('cannot go back');
});

it('lets the caller know of a failure and goes on from there next time', async () => {
  const clock = createManualClock(0);
  const scheduler = createScheduler({ clock, log });
  let broken = true;
  let ranAt = 0;
  scheduler.register({
    name: 'fragile',
    nextDue: () => (ranAt ? null : 20),
    async runDue(now) {
      if (broken) throw new Error('no database');
      ranAt = now;
    },
  });
  await expect(scheduler.advanceTo(100)).rejects.toThrow('no database');
  expect(clock.now()).toBe(20);
  broken = false;
  await scheduler.advanceTo(100);
  expect(ranAt).toBe(20);
});

it('names a task that never gets on', async () => {
  const scheduler = createScheduler({ clock: createManualClock(0), log });
  scheduler.register({ name: 'stuck', nextDue: () => 5, runDue: async () => undefined });
  await expect(scheduler.advanceTo(10)).rejects.toThrow('stuck stays due at 5');
});

it('saves the instant of the clock, once a minute and at the end', async () => {
  const saved: number[] = [];
  const clock = createManualClock(0);
  const scheduler = createScheduler({ clock, log, save: async (at) => void saved.push(at) });
  scheduler.register(taskAt('tick', [30_000, 61_000, 90_000, 130_000], []));
  await scheduler.advanceTo(140_000);
  expect(saved).toEqual([61_000, 130_000, 140_000]);
});

it('follows a system clock and tries a failed task again later', async () => {
  const scheduler = createScheduler({ clock: createSystemClock(), log });
  let calls = 0;
  let fine = 0;
  scheduler.register({
    name: 'failing',
    nextDue: () => 0,
    async runDue() {
      calls += 1;
      throw new Error('again');
    },
  });
  scheduler.register({
    name: 'fine',
    nextDue: () => 0,
    async runDue() {
      fine += 1;
    },
  });
  scheduler.start();
  await vi.waitFor(() => expect(fine).toBeGreaterThan(3), 4_000);
  await scheduler.stop();
  // Half a second of waiting lies between the failures; the task after it never waits.
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThan(fine);
  const after = fine;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(fine).toBe(after);
});

it('moves only a manual clock', async () => {
  const scheduler = createScheduler({ clock: createSystemClock(), log });
  await expect(scheduler.advanceTo(1)).rejects.toThrow('manual clock');
});
