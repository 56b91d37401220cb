import { expect, it } from 'vitest';
import { createManualClock } from './clock.ts';
import { createIds } from './ids.ts';

const clock = createManualClock(Date.parse('2024-05-11T03:00:00Z'));

it('makes ids that are short, carry their prefix and sort by time', () => {
  const moving = createManualClock(clock.now());
  const ids = createIds({ clock: moving });
  const first = ids.id('bet');
  moving.set(moving.now() + 1);
  const second = ids.id('bet');
  expect(first).toMatch(/^bet_[0-9a-z]{17}$/);
  expect(first < second).toBe(true);
  expect(ids.id('member').length).toBeLessThanOrEqual(24);
});

it('makes no id twice in one millisecond', () => {
  const ids = createIds({ clock });
  expect(new Set(Array.from({ length: 20_000 }, () => ids.id('leg'))).size).toBe(20_000);
});

it('repeats ids with the same seed, tokens never', () => {
  const [a, b] = [createIds({ clock, seed: 7 }), createIds({ clock, seed: 7 })];
  expect(a.id('bet')).toBe(b.id('bet'));
  expect(a.id('bet')).not.toBe(createIds({ clock, seed: 8 }).id('bet'));
  expect(a.token()).not.toBe(b.token());
  expect(a.token()).toMatch(/^[\w-]{43}$/);
});

it.each(['', 'Bet', 'transfer', 'b1'])('refuses the prefix "%s"', (prefix) => {
  expect(() => createIds({ clock }).id(prefix)).toThrow('an id prefix');
});
