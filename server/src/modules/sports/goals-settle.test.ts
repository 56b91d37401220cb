import { describe, expect, test } from 'vitest';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import type { Goal } from '#rules/match-facts.ts';
import type { Score } from '#rules/scores.ts';
import { betOf, stageWorld, START } from '../sportsbook/test/world.ts';
import { databases } from '../../../test/databases.ts';
import { applyUpdate, draftOf } from './apply-update.ts';
import type { FeedUpdate } from './feed/types.ts';
import { readFixture } from './repository.ts';
import { saveFixtures } from './save-fixtures.ts';
import type { Fixture } from './types.ts';

const [home, away] = ['1', '2'] as const;

function goal(side: '1' | '2', minute: number): Goal {
  return { side, part: 10, minute, player: side === home ? 'son7' : 'nei10' };
}

/** What a feed tells of a match in its first half. */
function updateOf(goals: readonly Goal[]): Pick<FeedUpdate, 'goals' | 'scores'> {
  const own = goals.filter(({ side }) => side === home).length;
  const score: Score = { home: own, away: goals.length - own };
  return { goals: [...goals], scores: { '10': score, live: score } };
}

const BOTH = [59, 341].flatMap((typeId) => [home, away].map((side) => [typeId, side] as const));

describe.each(databases)('what the order of goals decides, on %s', (kind) => {
  const world = stageWorld(kind);

  /** A match with a bet of 10,000 at 2.00 on each pick, and what its feed tells from then on. */
  async function played(picks: readonly (readonly [typeId: number, outcome: string])[]) {
    const member = await world.member(100_000);
    const { id, pick } = await world.fixture({
      markets: [
        { typeId: 341, line: 200, odds: { '1': 200, '2': 200 } },
        { typeId: 59, odds: { '1': 200, 'No Goal': 200, '2': 200 } },
        { typeId: 16, odds: { '1': 200, '2': 200, 'No Goal': 200 } },
      ],
    });
    const bets: string[] = [];
    for (const [typeId, outcome] of picks) {
      const line = typeId === 341 ? 200 : null;
      const request = world.request([pick(typeId, outcome, line)], 10_000);
      bets.push(betOf(await world.place(member, request)).id);
    }
    const row = await readFixture(world.db, id);
    if (!row) throw new Error('no fixture was made');
    let known: Fixture = { ...row, markets: new Map(), mainLines: new Map() };
    async function tell(...updates: readonly Omit<FeedUpdate, 'fixtureId' | 'at'>[]) {
      const after = draftOf(known);
      for (const update of updates) applyUpdate(after, { fixtureId: id, at: START, ...update });
      await saveFixtures(world.db, 'test', [{ before: known, after }]);
      known = after;
      await world.runTasks();
    }
    await tell({ status: FIXTURE_STATUS.inPlay });
    return {
      tell,
      payouts: async () =>
        Promise.all(bets.map(async (bet) => (await world.service.bet(member, bet))?.payout)),
    };
  }

  test('is settled at the goal, while its part is played', async () => {
    const { tell, payouts } = await played(BOTH);
    await tell(updateOf([goal(home, 10)]));
    expect(await payouts()).toEqual([20_000, 0, null, null]);
    await tell(updateOf([goal(home, 10), goal(away, 20), goal(home, 30)]));
    expect(await payouts()).toEqual([20_000, 0, 20_000, 0]);
    expect(await world.reconcile()).toEqual([]);
  });

  test('waits for the score where the goal arrives before it', async () => {
    const { tell, payouts } = await played([[59, home]]);
    const { goals, scores } = updateOf([goal(home, 10)]);
    await tell({ goals });
    expect(await payouts()).toEqual([null]);
    await tell({ scores });
    expect(await payouts()).toEqual([20_000]);
  });

  test('is settled again when a goal is taken back and another falls', async () => {
    const { tell, payouts } = await played(BOTH);
    await tell(updateOf([goal(home, 10), goal(home, 20)]));
    expect(await payouts()).toEqual([20_000, 0, 20_000, 0]);
    await tell(updateOf([]));
    await tell(updateOf([goal(away, 25)]));
    expect(await payouts()).toEqual([0, 20_000, 20_000, 0]);
    await tell(updateOf([goal(away, 25), goal(away, 28)]));
    expect(await payouts()).toEqual([0, 20_000, 0, 20_000]);
    expect(await world.reconcile()).toEqual([]);
  });

  test('is settled again at the end when nothing falls after a goal was taken back', async () => {
    const { tell, payouts } = await played([
      [59, home],
      [59, 'No Goal'],
    ]);
    await tell(updateOf([goal(home, 10)]));
    expect(await payouts()).toEqual([20_000, 0]);
    await tell(updateOf([]));
    const none = { home: 0, away: 0 };
    const scores = { '10': none, '20': none, '100': none, live: none };
    await tell({ status: FIXTURE_STATUS.finished, scores });
    expect(await payouts()).toEqual([0, 20_000]);
  });

  test('is settled at the first goal, and again, by a feed that names no scorers', async () => {
    const { tell, payouts } = await played([
      [16, home],
      [16, away],
    ]);
    const { scores } = updateOf([goal(home, 10)]);
    await tell({ firstScorer: home, scores });
    expect(await payouts()).toEqual([20_000, 0]);
    await tell({ scores: updateOf([]).scores });
    await tell({ firstScorer: away, scores: updateOf([goal(away, 25)]).scores });
    expect(await payouts()).toEqual([0, 20_000]);
  });
});
