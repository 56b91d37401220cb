import { describe, expect, test } from 'vitest';
import type { Goal, PlayerFacts } from '#rules/match-facts.ts';
import type { Participant } from '#rules/participants.ts';
import { resultOf } from '../results/match-results.ts';
import type { MarketSpec } from './test/specs.ts';
import { betOf, codesOf, HOUR, stageWorld, START } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

const SON: Participant = { id: 'son7', name: '손흥민', kind: 'player', side: 'home' };
const KIM: Participant = { id: 'kim9', name: '김선후', kind: 'player', side: 'home' };
const NEILL: Participant = { id: 'nei10', name: "Ciarán O'Neill", kind: 'player', side: 'away' };
const JESUS: Participant = { id: 'jes11', name: 'Gabriel Jesús', kind: 'player', side: 'away' };
const participants = [SON, KIM, NEILL, JESUS];

const odds = { son7: 250, kim9: 400, nei10: 350, jes11: 600 };
const markets: MarketSpec[] = [
  { typeId: 711, odds },
  { typeId: 712, odds },
  { typeId: 713, odds },
  { typeId: 1, odds: { '1': 185, X: 340, '2': 400 } },
];

const goal = (player: string, side: '1' | '2', minute: number, own?: true): Goal => {
  return { side, part: minute > 45 ? 20 : 10, minute, player, ...(own && { own }) };
};
const played = (side: '1' | '2', cameOnAfter = 0): PlayerFacts => {
  return { side, played: true, cameOnAfter };
};

describe.each(databases)('bets on scorers on %s', (kind) => {
  const world = stageWorld(kind);

  const open = () => world.fixture({ participants, markets });
  async function tell(id: string, goals: readonly Goal[], players: Record<string, PlayerFacts>) {
    await world.db.query(
      'update fixture set goals = $2::jsonb, players = $3::jsonb where id = $1',
      [...[id, JSON.stringify(goals), JSON.stringify(players)]],
    );
  }
  /** A feed that corrects who scored, as `correctFinished` stores it. */
  async function correct(id: string, goals: readonly Goal[]) {
    await world.db.query(
      `update fixture set goals = $2::jsonb, result_version = result_version + 1, needs_settlement = true where id = $1`,
      [id, JSON.stringify(goals)],
    );
    await world.runTasks();
  }
  async function placed(member: string, selectionId: string) {
    return betOf(await world.place(member, world.request([selectionId], 10_000)));
  }
  const result = async (member: string, id: string) => {
    const bet = await world.service.bet(member, id);
    return [bet?.payout, bet?.legs[0]?.result];
  };

  test('name the player, whatever he is called, and keep the name', async () => {
    const member = await world.member(100_000);
    const { id, pick } = await open();
    const bets = [];
    for (const outcome of ['son7', 'nei10', 'jes11'])
      bets.push(await placed(member, pick(711, outcome)));
    const winner = await placed(member, pick(1, '1'));
    const named = bets.map(({ legs: [leg] }) => leg && 'participant' in leg && leg.participant);
    expect(named).toEqual([SON, NEILL, JESUS]);
    expect(winner.legs[0]).not.toHaveProperty('participant');
    await world.db.query(`update fixture set participants = '[]' where id = $1`, [id]);
    expect((await world.service.bet(member, bets[1]?.id ?? ''))?.legs[0]).toMatchObject({
      selectionId: pick(711, 'nei10'),
      outcome: 'nei10',
      participant: NEILL,
    });
  });

  test('are settled by the goals, and exactly taken back when another scored them', async () => {
    const member = await world.member(100_000);
    const { id, pick } = await open();
    const anytime = await placed(member, pick(711, 'son7'));
    const first = await placed(member, pick(712, 'son7'));
    const last = await placed(member, pick(713, 'kim9'));
    const squad = { son7: played('1'), kim9: played('1'), nei10: played('2') };
    // The own goal of another side's player counts for no player: it is neither the first nor one of his.
    await tell(
      id,
      [goal('nei10', '1', 5, true), goal('son7', '1', 30), goal('kim9', '1', 80)],
      squad,
    );
    await world.finish(id, 3, 0, { home: 2, away: 0 });
    await world.runTasks();
    expect(await result(member, anytime.id)).toEqual([25_000, 2]);
    expect(await result(member, first.id)).toEqual([25_000, 2]);
    expect(await result(member, last.id)).toEqual([40_000, 2]);
    expect(await world.money(member)).toBe(70_000 + 90_000);
    const decided = async (betId: string) => (await world.service.bet(member, betId))?.legs[0];
    expect(await decided(anytime.id)).toMatchObject({ decidedBy: null, facts: { scored: 1 } });
    const isSon = { minute: 30, scorer: { participant: SON, isOwnGoal: false } };
    expect(await decided(first.id)).toMatchObject({ decidedBy: null, facts: { goal: isSon } });

    await correct(id, [goal('nei10', '1', 5, true), goal('kim9', '1', 30), goal('kim9', '1', 80)]);
    expect(await result(member, anytime.id)).toEqual([0, 1]);
    expect(await result(member, first.id)).toEqual([0, 1]);
    expect(await decided(anytime.id)).toMatchObject({ facts: { scored: 0 } });
    expect(await decided(first.id)).toMatchObject({
      facts: { goal: { scorer: { participant: KIM } } },
    });
    expect(await world.money(member)).toBe(70_000 + 40_000);
    await correct(id, [goal('nei10', '1', 5, true), goal('son7', '1', 30), goal('son7', '1', 80)]);
    expect(await result(member, last.id)).toEqual([0, 1]);
    expect(await world.money(member)).toBe(70_000 + 50_000);
    expect(await world.reconcile()).toEqual([]);
  });

  test('come back where he does not play, or comes on after the first goal', async () => {
    const member = await world.member(100_000);
    const { id, pick } = await open();
    const absent = await placed(member, pick(711, 'jes11'));
    const late = await placed(member, pick(712, 'kim9'));
    const lateButAnytime = await placed(member, pick(711, 'kim9'));
    await tell(id, [goal('son7', '1', 10)], { son7: played('1'), kim9: played('1', 1) });
    await world.finish(id, 1, 0, { home: 1, away: 0 });
    await world.runTasks();
    expect(await result(member, absent.id)).toEqual([10_000, 3]);
    expect(await result(member, late.id)).toEqual([10_000, 3]);
    expect(await result(member, lateButAnytime.id)).toEqual([0, 1]);
  });

  test('without a goal nobody is first or last', async () => {
    const member = await world.member(100_000);
    const { id, pick } = await open();
    const bets = [await placed(member, pick(712, 'son7')), await placed(member, pick(713, 'son7'))];
    await tell(id, [], { son7: played('1') });
    await world.finish(id, 0, 0);
    await world.runTasks();
    for (const bet of bets) expect(await result(member, bet.id)).toEqual([0, 1]);
  });

  test('stay open where a feed names no scorers', async () => {
    const member = await world.member(100_000);
    const { id, pick } = await open();
    const bet = await placed(member, pick(711, 'son7'));
    await world.finish(id, 1, 0);
    await world.runTasks();
    expect(await world.service.bet(member, bet.id)).toMatchObject({ status: 'accepted' });
  });

  test('are not taken on who will not play, nor with other picks of the match', async () => {
    const member = await world.member(100_000);
    const { pick } = await open();
    const out = pick(711, 'nei10');
    await world.setOdds(out, 350, 3);
    const refused = await world.place(member, world.request([out], 10_000));
    expect(refused).toMatchObject({
      refusals: [{ code: 'MARKET_CLOSED', selectionIds: [out] }],
    });
    const picks = [pick(711, 'son7'), pick(1, '1')];
    const fixtureId = picks[0]?.split('.')[0] ?? '';
    const joint = { mode: 'european' as const, joint: [{ fixtureId, odds: 300 }] };
    const together = await world.place(member, world.request(picks, 10_000, joint));
    expect(codesOf(together)).toEqual(['JOINT_UNAVAILABLE']);
    expect(await world.money(member)).toBe(100_000);
  });

  test('a result names the scorers, and what became of each player', async () => {
    const { id } = await world.fixture({ participants, markets, startsAt: START - 3 * HOUR });
    await tell(id, [goal('son7', '1', 10), goal('nei10', '1', 75, true)], { son7: played('1') });
    await world.finish(id, 2, 0, { home: 1, away: 0 });
    const detail = await resultOf(world.db, id, world.clock.now());
    expect(detail?.fixture.goals).toEqual([
      { side: 'home', period: '10', minute: 10, scorer: { participant: SON, isOwnGoal: false } },
      { side: 'home', period: '20', minute: 75, scorer: { participant: NEILL, isOwnGoal: true } },
    ]);
    const anytime = detail?.markets.find(({ typeId }) => typeId === 711);
    expect(
      anytime?.outcomes.map(({ participant, result: became }) => [participant?.name, became]),
    ).toEqual(
      expect.arrayContaining([
        ['손흥민', 2],
        ['Gabriel Jesús', 3],
      ]),
    );
    expect(anytime?.decidedBy).toBeNull();
  });
});
