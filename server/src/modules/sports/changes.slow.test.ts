import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MatchEvent } from '#rules/match-events.ts';
import type { FeedMarket, FeedUpdate } from './feed/index.ts';
import { createSimulatedFeed } from './feed/index.ts';
import { BOARD_TOPICS } from './test/reader.ts';
import { blankDb, listSource, match, MINUTE, openStage, START } from './test/stage.ts';

const IDS = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'];
const TOPICS = [
  'inplay',
  'leagues',
  'league:epl',
  ...BOARD_TOPICS,
  ...IDS.map((id) => `fixture:${id}`),
];

const status = fc.constantFrom(1 as const, 2 as const, 3 as const);
const odds = fc.constantFrom(150, 190, 195, 400);
const offerScore = fc.constantFrom(null, { home: 1, away: 0 });

function selections(outcomes: readonly string[]) {
  const one = (outcome: string) => fc.record({ outcome: fc.constant(outcome), odds, status });
  return fc.tuple(...outcomes.map(one)).chain((all) => fc.shuffledSubarray(all, { minLength: 1 }));
}

const market: fc.Arbitrary<FeedMarket> = fc.oneof(
  fc.record({
    typeId: fc.constantFrom(1, 72),
    line: fc.constant(null),
    offerScore: fc.constant(null),
    status,
    selections: selections(['1', 'X', '2']),
  }),
  fc.record({
    typeId: fc.constantFrom(2, 3),
    line: fc.constantFrom(-100, 150, 175, 250),
    offerScore,
    status,
    selections: selections(['1', '2']),
  }),
);

/** An attack, which says nothing that the other fields would have to agree with. */
function attack(number: number): MatchEvent {
  const clock = { period: '10', minute: number };
  return { kind: 'attack', number, at: START, clock, side: 'home' };
}

const score = fc.record({ home: fc.nat(2), away: fc.nat(2) });
const update: fc.Arbitrary<Omit<FeedUpdate, 'at'>> = fc.record(
  {
    fixtureId: fc.constantFrom(...IDS),
    status: fc.constantFrom(1 as const, 2 as const, 2 as const, 3 as const, 5 as const, 6 as const),
    clock: fc.constantFrom(null, { period: '10', minute: 7 }, { period: '80', minute: null }),
    scores: fc.record({ live: score, '10': score }, { requiredKeys: [] }),
    counts: fc.record({ corner: fc.record({ live: score }) }),
    finishedPeriods: fc.subarray(['10', '20']),
    events: fc.subarray([1, 2, 3, 4, 5]).map((numbers) => numbers.map((number) => attack(number))),
    suspend: fc.boolean(),
    marketsClosed: fc.constantFrom('all' as const, 'prematch' as const),
    startsAt: fc.integer({ min: 1, max: 40 }).map((minute) => START + minute * MINUTE),
    markets: fc.array(market, { maxLength: 4 }),
  },
  { requiredKeys: ['fixtureId'] },
);

const step = fc.record({
  minutes: fc.integer({ min: 1, max: 9 }),
  updates: fc.array(update, { maxLength: 4 }),
  late: fc.boolean(),
});

it('leaves every reader with what a new reader sees, whatever the feed says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      let at = START;
      const updates: FeedUpdate[] = IDS.map((id, index) =>
        match(id, START + (index + 1) * 7 * MINUTE),
      );
      for (const { minutes, updates: said } of steps) {
        at += minutes * MINUTE;
        // Late: the clock is behind the feed's last update when readers join.
        for (const one of said) updates.push({ ...one, at: at - MINUTE / 2 });
      }
      const stage = openStage(blankDb(), listSource(updates));
      await stage.runner.start();
      for (const topic of TOPICS) stage.join(topic);
      at = START;
      for (const { minutes, late } of steps) {
        at += minutes * MINUTE;
        if (late) {
          stage.clock.set(at - 1);
          for (const topic of TOPICS.slice(0, 7)) stage.join(topic);
        }
        await stage.to(at);
        expect(stage.wrong()).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});

it('shows no wrong price in an hour of the simulated feed', { timeout: 60_000 }, async () => {
  const feed = createSimulatedFeed({ seed: 7 });
  const stage = openStage(blankDb(feed.leagues()), feed);
  await stage.runner.start();
  const leagues = [...stage.fixtureCache.leagues.keys()].map((id) => `league:${id}`);
  for (const topic of ['inplay', 'leagues', ...leagues, ...BOARD_TOPICS]) stage.join(topic);
  // Of the pages of fixtures every fifth: each has up to 150 markets, and all are compared again and again.
  const pages = [...stage.fixtureCache.fixtures.keys()].filter((_, index) => index % 5 === 0);
  for (const id of pages) stage.join(`fixture:${id}`);
  for (let pass = 1; pass <= 360; pass += 1) {
    const at = START + pass * 10_000;
    // Between the clock and the feed, where a reader who joins must be sent each change exactly once.
    stage.clock.set(at - 5_000);
    if (pass % 20 === 0) for (const topic of BOARD_TOPICS) stage.join(topic);
    await stage.to(at);
    if (pass % 10 === 0) expect(stage.wrong()).toEqual([]);
  }
  expect(stage.published.length).toBeGreaterThan(1_000);
});
