import { describe, expect, it } from 'vitest';
import { marketType } from '#rules/markets/market-types.ts';
import { isOutcomeOf } from '#rules/markets/outcome-lists.ts';
import type { SportKey } from '#rules/sports.ts';
import type { FeedMarket, FeedUpdate } from '#rules/feed.ts';
import { createSimulator } from './simulator.ts';
import { DAY, HOUR, MINUTE } from './model.ts';

const NOW = Date.UTC(2026, 4, 16, 10, 0, 0);

interface Known {
  sport: SportKey | undefined;
  status: number | undefined;
  scores: unknown;
  open: Map<string, FeedMarket>;
}

/** What a consumer knows after applying the updates in order, as `FeedUpdate` describes. */
function apply(
  updates: readonly FeedUpdate[],
  world = new Map<string, Known>(),
): Map<string, Known> {
  for (const update of updates) {
    const known = world.get(update.fixtureId) ?? {
      sport: undefined,
      status: undefined,
      scores: undefined,
      open: new Map(),
    };
    world.set(update.fixtureId, known);
    known.sport = update.create?.sport ?? known.sport;
    known.status = update.status ?? known.status;
    known.scores = update.scores ?? known.scores;
    if (update.suspend || update.marketsClosed) known.open.clear();
    for (const market of update.markets ?? []) {
      const key = `${market.typeId}.${market.line ?? '_'}`;
      if (market.status === 1) known.open.set(key, market);
      else known.open.delete(key);
    }
  }
  return world;
}

function sorted(world: Map<string, Known>) {
  return [...world]
    .map(([id, known]) => ({
      id,
      ...known,
      open: [...known.open].sort(([left], [right]) => (left < right ? -1 : 1)),
    }))
    .sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** Lines of which half of a stake is on the whole line beside; of handicaps in football alone. */
const WITH_QUARTERS = [835, 836, 1053, 1552];
const HANDICAP = 3;
/** Double chances with something else: each ending wins two of them. */
const WITH_DOUBLE_CHANCE = [900021, 900022];
/** Both sides may win, or neither: their odds add up to nothing. */
const EACH_SIDE = [169, 84, 171, 85];

function book(market: FeedMarket): number {
  // Each ending of a game wins two of the three double chances.
  const isDouble = marketType(market.typeId)?.family === 'double-chance';
  const cover = isDouble || WITH_DOUBLE_CHANCE.includes(market.typeId) ? 2 : 1;
  return market.selections.reduce((sum, { odds }) => sum + 100 / odds, 0) / cover;
}

describe('simulated feed', () => {
  it('shows the same world for the same seed and another for another', () => {
    const [one, same, other] = ['7', '7', '8'].map((seed) => createSimulator(seed).start(NOW));
    expect(one).toEqual(same);
    expect(other?.map((update) => update.fixtureId)).not.toEqual(
      one?.map((update) => update.fixtureId),
    );
  });

  it('gives the same updates in one jump, in many steps, by the due instants and after a restart', () => {
    const to = NOW + 12 * MINUTE;
    const jump = createSimulator('7').advance(NOW, to);
    const stepping = createSimulator('7');
    stepping.start(NOW);
    const steps: FeedUpdate[] = [];
    for (let at = NOW; at < to; at += 200)
      steps.push(...stepping.advance(at, Math.min(to, at + 200)));
    const hopping = createSimulator('7');
    const hops: FeedUpdate[] = [];
    for (
      let at = NOW, due = hopping.nextDue(at);
      due !== null && due <= to;
      due = hopping.nextDue(at)
    ) {
      const found = hopping.advance(at, due);
      expect(found.length).toBeGreaterThan(0);
      hops.push(...found);
      at = due;
    }
    const half = NOW + 6 * MINUTE + 7;
    const restarted = createSimulator('7').advance(half, to);
    expect(jump.length).toBeGreaterThan(300);
    expect(steps).toEqual(jump);
    expect(hops).toEqual(jump);
    expect(restarted).toEqual(jump.filter((update) => update.at > half));
    expect(jump.map((update) => update.at)).toEqual(
      jump.map((update) => update.at).sort((left, right) => left - right),
    );
  });

  it('starts in the state that the updates lead to', () => {
    const feed = createSimulator('3');
    const world = apply(feed.start(NOW));
    apply(feed.advance(NOW, NOW + 2 * HOUR), world);
    const fresh = apply(createSimulator('3').start(NOW + 2 * HOUR, NOW));
    const ids = new Set(fresh.keys());
    expect(sorted(new Map([...world].filter(([id]) => ids.has(id))))).toEqual(sorted(fresh));
    const missed = [...world].filter(([id]) => !ids.has(id));
    expect(missed.every(([, known]) => known.status !== 1 && known.status !== 2)).toBe(true);
  });

  it('tells after a long outage how everything then unfinished has ended', () => {
    const before = createSimulator('3').start(NOW);
    const after = apply(createSimulator('3').start(NOW + 3 * DAY, NOW));
    for (const { fixtureId, create } of before) {
      if (create && create.startsAt > NOW)
        expect([3, 4, 5]).toContain(after.get(fixtureId)?.status);
    }
  });

  it('knows about 200 fixtures, most of them football, over the Korean boards', () => {
    const updates = createSimulator('1').start(NOW);
    const count = (sport: string) =>
      updates.filter((update) => update.create?.sport === sport).length;
    expect(updates.length).toBeGreaterThan(160);
    expect(updates.length).toBeLessThan(290);
    for (const sport of ['basketball', 'baseball', 'volleyball', 'ice-hockey', 'e-sports']) {
      expect(count(sport)).toBeGreaterThan(3);
      expect(count('football')).toBeGreaterThan(count(sport));
    }
    const football = updates.filter(
      (update) => update.create?.sport === 'football' && update.status === 1,
    );
    for (const update of football)
      expect(new Set(update.markets?.map((market) => market.typeId)).size).toBeGreaterThanOrEqual(
        20,
      );
  });

  it('always prices with a margin, in whole and half lines or quarter ones where a market has them, in the words of the dictionary', () => {
    for (let day = 0; day < 7; day++) {
      const from = NOW + day * DAY + day * 3 * HOUR;
      const feed = createSimulator(String(day));
      const updates = [...feed.start(from), ...feed.advance(from, from + 10 * MINUTE)];
      const sports = new Map(
        updates.flatMap((update) =>
          update.create ? [[update.fixtureId, update.create.sport]] : [],
        ),
      );
      const squads = new Map(
        updates.flatMap(({ fixtureId, participants }) =>
          participants ? [[fixtureId, participants.map(({ id }) => id)] as const] : [],
        ),
      );
      for (const { fixtureId, markets = [] } of updates) {
        const sport = sports.get(fixtureId);
        for (const market of markets) {
          const type = marketType(market.typeId);
          const isOnPlayers = type?.family === 'player';
          const text = `${sport} ${JSON.stringify(market)}`;
          if (!sport || !type?.sports.includes(sport)) throw new Error(`not offered: ${text}`);
          const ids = squads.get(fixtureId) ?? [];
          if (!market.selections.every(({ outcome }) => isOutcomeOf(type, outcome, { sport, ids })))
            throw new Error(`unknown outcome: ${text}`);
          if (type.line !== (market.line !== null)) throw new Error(`line: ${text}`);
          const isFine = sport === 'football' && market.typeId === HANDICAP;
          const step = isFine || WITH_QUARTERS.includes(market.typeId) ? 25 : 50;
          if (market.line !== null && market.line % step !== 0)
            throw new Error(`quarter line: ${text}`);
          const sum = isOnPlayers || EACH_SIDE.includes(market.typeId) ? 1.06 : book(market);
          if (!(sum >= 1.02 && sum <= 1.15)) throw new Error(`book ${book(market)}: ${text}`);
          for (const { odds } of market.selections) {
            if (!Number.isInteger(odds) || odds < 101 || odds > 9900)
              throw new Error(`odds: ${text}`);
          }
        }
      }
    }
  });

  it('offers a balanced main line before kick-off', () => {
    const updates = createSimulator('5')
      .start(NOW)
      .filter((update) => update.status === 1);
    const nearest = updates.flatMap(({ markets = [] }) =>
      [
        [2, 28],
        [3, 342],
      ].map((ids) => {
        const prices = markets
          .filter((market) => ids.includes(market.typeId))
          .map((market) => Math.abs((market.selections[0]?.odds ?? 0) - 189));
        return Math.min(...prices);
      }),
    );
    expect(nearest.filter((gap) => gap <= 30).length / nearest.length).toBeGreaterThan(0.85);
  });
});
