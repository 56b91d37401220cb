import { expect, it } from 'vitest';
import { selectionId, marketId } from '#rules/ids.ts';
import { dayRecord } from './day-record.ts';
import { HOUR } from './model.ts';
import { dayOf, dayOfKey, keyOfDay, startOfDay } from './schedule.ts';
import { createSimulator } from './simulator.ts';

const DAY = dayOf(Date.UTC(2026, 4, 16, 10));
const GAMES = 12;

it('a world with a seed for each day is, day by day, that of its seeds', () => {
  const seedOf = (day: number) => (day <= DAY ? 'secret:one' : 'secret:two');
  const now = startOfDay(DAY + 1) - 3 * HOUR;
  const idsOf = (seed: string | typeof seedOf, isIn: (at: number) => boolean) =>
    createSimulator(seed, 60)
      .start(now)
      .filter(({ create }) => create && isIn(dayOf(create.startsAt)))
      .map((update) => JSON.stringify(update));
  const until = (day: number) => day <= DAY;
  const after = (day: number) => day > DAY;
  expect(idsOf(seedOf, until)).toEqual(idsOf('secret:one', until));
  expect(idsOf(seedOf, after)).toEqual(idsOf('secret:two', after));
  expect(idsOf(seedOf, after).length).toBeGreaterThan(5);
  expect(idsOf(seedOf, after)).not.toEqual(idsOf('secret:one', after));
});

it('a key is a date of Korea and names one day', () => {
  expect(startOfDay(dayOfKey('20240518') ?? 0)).toBe(Date.parse('2024-05-18T06:00:00+09:00'));
  for (const day of [DAY, DAY + 1, DAY + 300]) expect(dayOfKey(keyOfDay(day))).toBe(day);
  for (const key of ['20240230', '20241301', '00000000', '2024051', 'today'])
    expect(dayOfKey(key)).toBeNull();
});

it('a day drawn again has the odds and the ends that its world published', () => {
  const seed = 'secret:again';
  const records = new Map(dayRecord(seed, DAY, GAMES).map((one) => [one.fixture.id, one]));
  const prices = new Map([...records].map(([id, one]) => [id, one.prices()]));
  let compared = 0;
  for (const share of [0.2, 0.55, 0.9]) {
    const now = startOfDay(DAY) + share * 24 * HOUR;
    for (const { fixtureId, markets = [] } of createSimulator(seed, GAMES).start(now)) {
      for (const { typeId, line, selections } of records.has(fixtureId) ? markets : [])
        for (const { outcome, odds } of selections) {
          const id = selectionId(marketId(fixtureId, typeId, line), outcome);
          const step = prices
            .get(fixtureId)
            ?.get(id)
            ?.findLast(([from]) => from <= now);
          expect(step?.slice(1), id).toEqual([odds, true]);
          compared += 1;
        }
    }
  }
  expect(compared).toBeGreaterThan(500);
  const end = startOfDay(DAY + 1) + 6 * HOUR;
  const ends = new Map(
    createSimulator(seed, GAMES)
      .start(end, startOfDay(DAY) - 48 * HOUR)
      .map((update) => [update.fixtureId, update]),
  );
  expect(records.size).toBeGreaterThan(8);
  for (const [id, one] of records) {
    const { at: _, ...facts } = one.facts();
    const { status, scores = {}, counts = null, goals = null } = ends.get(id) ?? {};
    const { players = null, firstScorer = null } = ends.get(id) ?? {};
    expect(facts).toEqual({ status, scores, counts, goals, players, firstScorer });
  }
});
