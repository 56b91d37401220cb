import { expect, test } from 'vitest';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { placeOf, takenPrices } from './taken-prices.ts';
import type { MarketSpec } from './test/specs.ts';
import { betOf, HOUR, openWorld, START } from './test/world.ts';
import { staged } from '../../../test/staged.ts';

const MONEY = 1_000_000;
const STAKE = 10_000;
const OUTLOOK = { '10': { home: 0.7, away: 0.5 }, '20': { home: 0.85, away: 0.6 } };
/** A win and over 2.5 of `rules/vectors/joint.json`. */
const JOINT = 316;
const MARKETS: MarketSpec[] = [
  { typeId: 1, odds: { '1': 205, X: 360, '2': 390 } },
  { typeId: 2, line: 250, odds: { Over: 185, Under: 190 } },
];
const DAY = { startsAt: START - DAY_MS / 2, endsAt: START + DAY_MS / 2 };

const world = staged(() => openWorld('postgres'));

/** The prices of all pages, each of a single line. */
async function list(secret: string | null = 'secret:revealed') {
  const sports = { worldDay: async () => ({ ...DAY, secret }) };
  const prices = [];
  for (let cursor: string | undefined; ; ) {
    const after = placeOf(cursor) ?? undefined;
    const page = await takenPrices(world.db, sports, { dayKey: '20240518', after, limit: 1 });
    prices.push(...(page?.prices ?? []));
    if (!page?.nextCursor) return prices;
    cursor = page.nextCursor;
  }
}

const simulated = (id: string) =>
  world.db.query(`update fixture set source = 'simulated' where id = $1`, [id]);

test('a price is listed once for its second, of legs with a price of their own, when the day is over', async () => {
  const one = await world.fixture({ outlook: OUTLOOK, markets: MARKETS });
  const two = await world.fixture({ markets: MARKETS });
  const later = await world.fixture({ startsAt: DAY.endsAt, markets: MARKETS });
  const unknown = await world.fixture({ markets: MARKETS });
  for (const { id } of [one, two, later]) await simulated(id);
  const member = await world.member(MONEY);
  const bet = (picks: string[], more = {}) =>
    world.place(member, world.request(picks, STAKE, more));
  world.clock.set(START + 1_250);
  const [win, over] = [one.pick(1, '1'), one.pick(2, 'Over', 250)];
  for (const picks of [[win], [win, two.pick(1, 'X')], [later.pick(1, '1')]])
    betOf(await bet(picks));
  betOf(await bet([unknown.pick(1, '1')]));
  // Of three legs the first two have one price together.
  const joint = [{ fixtureId: one.id, odds: JOINT }];
  betOf(await bet([one.pick(1, '1'), over, two.pick(1, '2')], { joint }));
  expect((await bet([one.pick(1, 'none')])).kind).toBe('refused');
  world.clock.set(START + 2_000);
  betOf(await bet([win]));

  const at = START + 1_000;
  const line = (fixture: { id: string }, outcome: string, odds: number) => {
    return { fixtureId: fixture.id, marketId: `${fixture.id}.1._`, outcome, odds, at };
  };
  const prices = await list();
  expect(prices.slice(0, 2)).toEqual([
    line(one, '1', 205),
    { ...line(one, '1', 205), at: START + 2_000 },
  ]);
  expect(prices.slice(2)).toEqual(
    expect.arrayContaining([line(two, 'X', 360), line(two, '2', 390)]),
  );
  expect(prices).toHaveLength(4);
  expect(await list(null)).toEqual([]);
  const gone = { worldDay: async () => null };
  expect(
    await takenPrices(world.db, gone, { dayKey: '20240518', after: undefined, limit: 1 }),
  ).toBeNull();
});

test('in play it is the second of the bet, or that of its acceptance where the odds fell meanwhile', async () => {
  const member = await world.member(MONEY);
  const placedAt = START + HOUR + 500;
  world.clock.set(placedAt);
  const live = await world.fixture({
    startsAt: START - HOUR,
    status: 2,
    scores: { '10': { home: 0, away: 0 }, live: { home: 0, away: 0 } },
    markets: [{ typeId: 1, phase: 'inplay', odds: { '1': 200, X: 300, '2': 410 } }],
  });
  await simulated(live.id);
  const before = (await list()).length;
  for (const outcome of ['1', 'X', '2'])
    betOf(
      await world.place(
        member,
        world.request([live.pick(1, outcome)], STAKE, {
          oddsPolicy: outcome === '2' ? 'none' : 'any',
        }),
      ),
    );
  // Nothing is taken yet.
  expect(await list()).toHaveLength(before);
  await world.setOdds(live.pick(1, '1'), 210);
  await world.setOdds(live.pick(1, 'X'), 280);
  await world.setOdds(live.pick(1, '2'), 400);
  world.clock.set(placedAt + 6_000);
  await world.runTasks();
  const taken = (await list()).filter(({ fixtureId }) => fixtureId === live.id);
  const shown = taken.map(({ outcome, odds, at }) => [outcome, odds, at - START - HOUR]);
  expect(shown).toEqual([
    ['1', 200, 0],
    ['X', 280, 6_000],
  ]);
});
