import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '#rules/match-events.ts';
import type { MatchCounts } from '#rules/match-facts.ts';
import { resultOf } from '../results/match-results.ts';
import type { MarketSpec } from './test/specs.ts';
import { betOf, codesOf, HOUR, stageWorld, START } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

const DELAY = 6_000;
const score = (home: number, away: number) => ({ home, away });

/** Corners of a match that is over: its first half had 4, its second the others. */
function cornersOf(home: number, away: number): MatchCounts {
  const first = score(3, 1);
  const second = score(home - first.home, away - first.away);
  return {
    corner: { '10': first, '20': second, '100': score(home, away), live: score(home, away) },
  };
}

function corner(number: number, side: 'home' | 'away', count: { home: number; away: number }) {
  const clock = { period: '10', minute: number };
  return { kind: 'corner', number, at: START, clock, side, count } satisfies MatchEvent;
}

const markets: MarketSpec[] = [
  { typeId: 11, line: 950, odds: { Over: 190, Under: 180 } },
  { typeId: 409, odds: { '1': 170, X: 700, '2': 320 } },
  { typeId: 129, line: 350, odds: { Over: 185, Under: 185 } },
  { typeId: 900068, odds: { '1': 170, '2': 210 } },
  { typeId: 214, line: 350, odds: { Over: 190, Under: 180 } },
];

describe.each(databases)('bets on corners and cards on %s', (kind) => {
  const world = stageWorld(kind);

  async function tell(id: string, counts: MatchCounts, events: readonly MatchEvent[] = []) {
    await world.db.query(
      `update fixture set counts = $2::jsonb, events = $3::jsonb,
         needs_settlement = true where id = $1`,
      [id, JSON.stringify(counts), JSON.stringify(events)],
    );
  }

  /** A feed that corrects what it counted, as `correctFinished` stores it. */
  async function correct(id: string, counts: MatchCounts) {
    await world.db.query(
      `update fixture set counts = $2::jsonb, result_version = result_version + 1, needs_settlement = true where id = $1`,
      [id, JSON.stringify(counts)],
    );
    await world.runTasks();
  }

  test('are settled by what was counted, and exactly taken back when that is corrected', async () => {
    const member = await world.member(100_000);
    const { id, pick } = await world.fixture({ markets });
    const over = betOf(await world.place(member, world.request([pick(11, 'Over', 950)], 10_000)));
    const winner = betOf(await world.place(member, world.request([pick(409, '1')], 10_000)));
    await tell(id, cornersOf(6, 4));
    await world.finish(id, 0, 0);
    await world.runTasks();
    expect(await world.service.bet(member, over.id)).toMatchObject({
      status: 'settled',
      payout: 19_000,
      version: 1,
      legs: [{ result: 2, decidedBy: score(6, 4) }],
    });
    expect(await world.service.bet(member, winner.id)).toMatchObject({ payout: 17_000 });
    expect(await world.money(member)).toBe(80_000 + 36_000);

    await correct(id, cornersOf(4, 4));
    expect(await world.service.bet(member, over.id)).toMatchObject({ payout: 0, version: 2 });
    expect(await world.service.bet(member, winner.id)).toMatchObject({ payout: 0, version: 2 });
    expect(await world.money(member)).toBe(80_000);

    await correct(id, cornersOf(6, 4));
    expect(await world.money(member)).toBe(80_000 + 36_000);
    expect(await world.reconcile()).toEqual([]);
  });

  test('the first is decided by the order, of which a total says nothing', async () => {
    const member = await world.member(100_000);
    const { id, pick } = await world.fixture({ markets });
    const first = betOf(await world.place(member, world.request([pick(900068, '2')], 10_000)));
    const events = [corner(1, 'away', score(0, 1)), corner(2, 'home', score(1, 1))];
    await tell(id, cornersOf(6, 4), events);
    await world.finish(id, 1, 0);
    await world.runTasks();
    expect(await world.service.bet(member, first.id)).toMatchObject({ payout: 21_000 });
  });

  test('a half waits for its end, and what nobody has counted gives the stake back after the match', async () => {
    const member = await world.member(100_000);
    const { id, pick } = await world.fixture({ markets });
    const half = betOf(await world.place(member, world.request([pick(129, 'Over', 350)], 10_000)));
    const cards = betOf(await world.place(member, world.request([pick(214, 'Over', 350)], 10_000)));
    const first = { corner: { '10': score(3, 1), live: score(3, 1) } };
    await world.db.query(
      `update fixture set status = 2, scores = '{"10": {"home": 0, "away": 0}, "live": {"home": 0, "away": 0}}' where id = $1`,
      [id],
    );
    await tell(id, first);
    await world.runTasks();
    expect(await world.service.bet(member, half.id)).toMatchObject({ status: 'accepted' });
    await world.db.query(
      `update fixture set finished_periods = '{10}', needs_settlement = true where id = $1`,
      [id],
    );
    await world.runTasks();
    expect(await world.service.bet(member, half.id)).toMatchObject({ payout: 18_500 });
    expect(await world.service.bet(member, cards.id)).toMatchObject({ status: 'accepted' });
    await tell(id, cornersOf(6, 4));
    await world.finish(id, 0, 0);
    await world.runTasks();
    expect(await world.service.bet(member, cards.id)).toMatchObject({
      payout: 10_000,
      label: 3,
      legs: [{ result: 3, decidedBy: null }],
    });
  });

  test('one more while a bet in play is held refuses it, a goal is no corner', async () => {
    const member = await world.member(100_000);
    const at = world.clock.now();
    const live = async () => {
      const match = await world.fixture({
        startsAt: at - HOUR,
        status: 2,
        scores: { live: score(0, 0) },
        counts: { corner: { live: score(3, 1) } },
        markets: [
          { typeId: 11, line: 950, phase: 'inplay', odds: { Over: 190, Under: 180 } },
          {
            typeId: 579,
            phase: 'inplay',
            offerScore: score(3, 1),
            odds: { '1': 150, '2': 240, 'No Corner': 4000 },
          },
        ],
      });
      const pick = match.pick(11, 'Under', 950);
      return { ...match, bet: betOf(await world.place(member, world.request([pick], 10_000))) };
    };
    const [counted, scored] = [await live(), await live()];
    const stale = world.request([counted.pick(579, '1')], 10_000);
    await world.db.query(
      `update fixture set counts = '{"corner": {"live": {"home": 3, "away": 2}}}' where id = $1`,
      [counted.id],
    );
    // What the member saw counted from another number.
    await world.db.query(
      `update market set offer_score = '{"home": 3, "away": 2}' where fixture_id = $1 and type_id = 579`,
      [counted.id],
    );
    await counted.refresh();
    expect(codesOf(await world.place(member, stale))).toEqual(['LINE_CHANGED']);
    await world.db.query(
      `update fixture set scores = '{"live": {"home": 1, "away": 0}}' where id = $1`,
      [scored.id],
    );
    world.clock.set(at + DELAY);
    await world.runTasks();
    expect(await world.service.bet(member, counted.bet.id)).toMatchObject({
      status: 'refused',
      refusals: [{ code: 'MARKET_SUSPENDED' }],
    });
    expect(await world.service.bet(member, scored.bet.id)).toMatchObject({ status: 'accepted' });
  });

  test('a result shows what was counted, without the running total', async () => {
    const { id } = await world.fixture({ markets });
    await tell(id, cornersOf(6, 4));
    await world.finish(id, 0, 0);
    const result = await resultOf(world.db, id, world.clock.now());
    expect(result?.fixture.counts).toEqual({
      corner: { '10': score(3, 1), '20': score(3, 3), '100': score(6, 4) },
    });
    const corners = result?.markets.find(({ typeId }) => typeId === 11);
    expect(corners).toMatchObject({
      decidedBy: score(6, 4),
      outcomes: [
        { outcome: 'Over', result: 2 },
        { outcome: 'Under', result: 1 },
      ],
    });
  });
});
