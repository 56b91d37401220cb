import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bus } from '../../stream/types.ts';
import { createSiteFigures, type SiteFigures } from './site-figures.ts';

const football = (fixtures: number) => [
  { kind: 'cross' as const, sport: 'football' as const, fixtures },
];
let people = 1;
let fixtures = 3;
let isWatched = true;
let published: object[] = [];
let figures: SiteFigures;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  [people, fixtures, isWatched, published] = [1, 3, true, []];
  const bus = {
    publish: (_topic: string, change: object) => void published.push(change),
    watched: () => isWatched,
  } as Partial<Bus> as Bus;
  figures = createSiteFigures(bus, { accessCount: () => people, counts: () => football(fixtures) });
  figures.start();
});
afterEach(() => {
  figures.stop();
  vi.useRealTimers();
});

const tick = () => vi.advanceTimersByTimeAsync(10_000);

it('publishes what has changed, and nothing twice', async () => {
  await tick();
  published = [];
  await tick();
  expect(published).toEqual([]);
  [people, fixtures] = [2, 4];
  await tick();
  expect(published).toEqual([
    { kind: 'access', currentAccessUserCount: 2 },
    { kind: 'counts', counts: football(4) },
  ]);
});

it('publishes a value that only a snapshot showed otherwise', async () => {
  await tick();
  published = [];
  fixtures = 5;
  await figures.counts.show();
  fixtures = 3;
  await tick();
  expect(published).toEqual([{ kind: 'counts', counts: football(3) }]);
});

it('reads nothing while nobody reads the topic, and publishes all of it afterwards', async () => {
  isWatched = false;
  await tick();
  expect(published).toEqual([]);
  isWatched = true;
  await tick();
  expect(published).toHaveLength(2);
});
