import { describe, expect, test } from 'vitest';
import type { Db } from '../../lib/db.ts';
import { BONUS_TERMS } from '#rules/bonus.ts';
import { postponementEnd } from '#rules/settle.ts';
import { createSubjects } from '../wager/subjects.ts';
import { createSettlement } from '../wager/settle.ts';
import { createFixtureStrategy } from './strategy.ts';
import { betOf, HOUR, stageWorld, START } from './test/world.ts';
import type { MarketSpec } from './test/specs.ts';
import { databases } from '../../../test/databases.ts';

const DAY = 24 * HOUR;

describe.each(databases)('settling bets on %s', (kind) => {
  const world = stageWorld(kind);

  async function single(outcome: string, money = 100_000) {
    const member = await world.member(money);
    const { id, pick } = await world.simple();
    const bet = betOf(await world.place(member, world.request([pick(1, outcome)], 10_000)));
    return { member, fixtureId: id, betId: bet.id };
  }

  const correct = (fixtureId: string, home: number, away: number) =>
    world.service.changeResult({
      fixtureId,
      scores: { '100': { home, away } },
      reason: 'wrong result',
      actor: 'mem_admin',
      ip: '127.0.0.1',
    });

  test('pays a won bet to the won and notes the score used', async () => {
    const { member, fixtureId, betId } = await single('1');
    await world.finish(fixtureId, 2, 1);
    await world.runTasks();
    expect(await world.money(member)).toBe(108_500);
    const bet = await world.service.bet(member, betId);
    expect(bet).toMatchObject({
      status: 'settled',
      label: 2,
      payout: 18_500,
      version: 1,
      legs: [{ result: 2 }],
    });
    const [leg] = await world.db.query('select evidence as score from bet_leg where bet_id = $1', [
      betId,
    ]);
    expect(leg?.score).toEqual({ home: 2, away: 1 });
    const [fixture] = await world.db.query(
      'select needs_settlement as need from fixture where id = $1',
      [fixtureId],
    );
    expect(fixture?.need).toBe(false);
  });

  test('a lost leg ends the slip at once; later legs are still written', async () => {
    const member = await world.member(100_000);
    const [first, second] = [await world.simple(), await world.simple()];
    const bet = betOf(
      await world.place(member, world.request([first.pick(1, '1'), second.pick(1, '1')], 10_000)),
    );
    await world.finish(first.id, 0, 1);
    await world.runTasks();
    expect(await world.service.bet(member, bet.id)).toMatchObject({
      status: 'settled',
      label: 1,
      payout: 0,
      legs: [{ result: 1 }, { result: 0 }],
    });
    await world.finish(second.id, 1, 0);
    await world.runTasks();
    expect(await world.service.bet(member, bet.id)).toMatchObject({
      version: 1,
      label: 1,
      legs: [{ result: 1 }, { result: 2 }],
    });
    expect(await world.money(member)).toBe(90_000);
    // The lost leg was a mistake: both legs are won now.
    expect(await correct(first.id, 1, 0)).toEqual({ ok: true, bets: 1 });
    expect(await world.money(member)).toBe(90_000 + 34_200);
  });

  test('a correction while another leg is open opens the slip again', async () => {
    const member = await world.member(100_000);
    const [first, second] = [await world.simple(), await world.simple()];
    const bet = betOf(
      await world.place(member, world.request([first.pick(1, '1'), second.pick(1, '1')], 10_000)),
    );
    await world.finish(first.id, 0, 1);
    await world.runTasks();
    await correct(first.id, 3, 1);
    expect(await world.service.bet(member, bet.id)).toMatchObject({
      status: 'accepted',
      label: 0,
      payout: null,
      version: 2,
    });
    await world.finish(second.id, 1, 0);
    await world.runTasks();
    expect(await world.service.bet(member, bet.id)).toMatchObject({
      status: 'settled',
      payout: 34_200,
      version: 3,
    });
    expect(await world.reconcile()).toEqual([]);
  });

  test('a bet left behind by a settlement is found', async () => {
    for (const status of [3, 4]) {
      const { fixtureId, betId } = await single('1');
      await world.finish(fixtureId, 1, 0);
      const mark = (needed: boolean) =>
        world.db.query('update fixture set status = $2, needs_settlement = $3 where id = $1', [
          fixtureId,
          status,
          needed,
        ]);
      await mark(false);
      expect(await world.reconcile()).toEqual([
        {
          rule: 'no bet waits for a fixture that was settled',
          subject: `${betId}/0`,
          detail: fixtureId,
        },
      ]);
      await mark(true);
      await world.runTasks();
      expect(await world.reconcile()).toEqual([]);
    }
  });

  test('a first-half market is settled at the break', async () => {
    const member = await world.member(100_000);
    const { id, pick } = await world.fixture({
      markets: [{ typeId: 21, line: 50, odds: { Over: 190, Under: 190 } }],
    });
    const bet = betOf(await world.place(member, world.request([pick(21, 'Over', 50)], 10_000)));
    await world.db.query(
      `update fixture set status = 2, scores = '{"10": {"home": 1, "away": 0}, "live": {"home": 1, "away": 0}}',
         finished_periods = '{10}', needs_settlement = true where id = $1`,
      [id],
    );
    await world.runTasks();
    expect(await world.service.bet(member, bet.id)).toMatchObject({
      status: 'settled',
      payout: 19_000,
    });
  });

  test('M8: fifty settlements at once pay each bet once', async () => {
    const { id, pick } = await world.simple();
    const members: string[] = [];
    for (let i = 0; i < 20; i += 1) {
      const member = await world.member(20_000);
      members.push(member);
      for (const outcome of ['1', 'X'])
        betOf(await world.place(member, world.request([pick(1, outcome)], 10_000)));
    }
    await world.finish(id, 1, 0);
    const counts = await Promise.all(
      Array.from({ length: 50 }, () => world.service.settleFixture(id)),
    );
    expect(counts.reduce((sum, one) => sum + one.settled, 0)).toBe(40);
    for (const member of members) expect(await world.money(member)).toBe(18_500);
    expect(await world.reconcile()).toEqual([]);
  });

  test('M10: win, lose and win again leaves what the last result says', async () => {
    const { member, fixtureId, betId } = await single('1');
    await world.finish(fixtureId, 1, 0);
    await world.runTasks();
    expect(await correct(fixtureId, 0, 1)).toEqual({ ok: true, bets: 1 });
    expect(await world.money(member)).toBe(90_000);
    expect(await correct(fixtureId, 0, 2)).toEqual({ ok: true, bets: 0 });
    await correct(fixtureId, 2, 0);
    expect(await world.money(member)).toBe(108_500);
    expect(await world.service.bet(member, betId)).toMatchObject({
      version: 3,
      label: 2,
      payout: 18_500,
    });
    expect(await world.reconcile()).toEqual([]);
  });

  test('M10: what was spent becomes a debt, met when the bet wins again', async () => {
    const { member, fixtureId } = await single('1', 10_000);
    await world.finish(fixtureId, 1, 0);
    await world.runTasks();
    const other = await world.simple();
    betOf(await world.place(member, world.request([other.pick(1, '1')], 15_000)));
    expect(await world.money(member)).toBe(3_500);
    await correct(fixtureId, 0, 1);
    expect(await world.money(member)).toBe(0);
    const debts = () =>
      world.db.query('select amount, paid from debt where member_id = $1', [member]);
    expect(await debts()).toEqual([{ amount: 15_000, paid: 0 }]);
    expect(await world.reconcile()).toEqual([]);
    await correct(fixtureId, 1, 0);
    expect(await world.money(member)).toBe(3_500);
    expect(await debts()).toEqual([{ amount: 15_000, paid: 15_000 }]);
    expect(await world.reconcile()).toEqual([]);
  });

  test('corrections end 24 hours after the end, and are audited', async () => {
    const { fixtureId } = await single('1');
    expect(await correct(fixtureId, 1, 0)).toEqual({ ok: false, code: 'INVALID_STATE' });
    expect(await correct('nofixture', 1, 0)).toEqual({ ok: false, code: 'NOT_FOUND' });
    await world.finish(fixtureId, 1, 0);
    await world.runTasks();
    await correct(fixtureId, 0, 0);
    const rows = await world.db.query(
      `select actor, action, before -> 'scores' -> '100' as before, after -> 'scores' -> '100' as after
       from audit where target = $1`,
      [fixtureId],
    );
    const scores = { before: { home: 1, away: 0 }, after: { home: 0, away: 0 } };
    expect(rows).toEqual([{ actor: 'mem_admin', action: 'fixture.correct', ...scores }]);
    world.clock.set(world.clock.now() + DAY + 1);
    expect(await correct(fixtureId, 1, 0)).toEqual({ ok: false, code: 'INVALID_STATE' });
  });

  test('a bonus bet is paid by the terms it was accepted under, again after a correction', async () => {
    const { member, betId, fixtureIds } = await bonusBet();
    const [stored] = await world.db.query('select bonus_terms as terms from bet where id = $1', [
      betId,
    ]);
    expect(stored?.terms).toEqual(BONUS_TERMS);
    // As if the bet were older than a change of the table: ×1.20, and 1.85 counted as low odds.
    const older = { tiers: [{ folders: 3, factor: 120 }], lowOddsLimit: 184 };
    await world.db.query('update bet set bonus_terms = $2::jsonb where id = $1', [
      betId,
      JSON.stringify(older),
    ]);
    for (const id of fixtureIds) await world.finish(id, 1, 0);
    await world.runTasks();
    // floor(1.85³ × 1.20) = 7.59
    expect(await world.money(member)).toBe(90_000 + 75_900);
    await world.db.query('update bet set bonus_terms = $2::jsonb where id = $1', [
      betId,
      JSON.stringify({ ...older, lowOddsLimit: 185 }),
    ]);
    await correct(fixtureIds[0] ?? '', 2, 0);
    expect(await world.service.bet(member, betId)).toMatchObject({ version: 2, payout: 63_300 });
    expect(await world.money(member)).toBe(90_000 + 63_300);
  });

  async function bonusBet() {
    const member = await world.member(100_000);
    const startsAt = world.clock.now() + HOUR;
    const markets = [{ typeId: 1, odds: { '1': 185 } }];
    const three = await Promise.all([0, 1, 2].map(() => world.fixture({ startsAt, markets })));
    const picks = three.map(({ pick }) => pick(1, '1'));
    const body = world.request(picks, 10_000, { bonusFolders: 3 });
    const bet = betOf(await world.place(member, body));
    return { member, betId: bet.id, fixtureIds: three.map(({ id }) => id) };
  }

  test('cancelled, abandoned and long postponed fixtures give the stake back', async () => {
    for (const status of [4, 7]) {
      const { member, fixtureId, betId } = await single('1').catch(() => late('1'));
      await world.db.query(
        'update fixture set status = $2, needs_settlement = true where id = $1',
        [fixtureId, status],
      );
      await world.runTasks();
      expect(await world.service.bet(member, betId)).toMatchObject({
        status: 'settled',
        label: 3,
        payout: 10_000,
      });
      expect(await world.money(member)).toBe(100_000);
    }
    const { member, fixtureId, betId } = await late('1');
    const startsAt = world.clock.now() + HOUR;
    await world.db.query('update fixture set status = 5, starts_at = $2 where id = $1', [
      fixtureId,
      startsAt,
    ]);
    const task = world.tasks.find(({ name }) => name === 'bet-settlement');
    expect(await task?.nextDue()).toBe(startsAt + DAY);
    world.clock.set(startsAt + DAY);
    await world.runTasks();
    expect(await world.service.bet(member, betId)).toMatchObject({
      status: 'settled',
      label: 3,
      payout: 10_000,
    });
    expect(await task?.nextDue()).toBeNull();
  });

  test('an abandoned game pays what was decided and gives back the rest', async () => {
    const member = await world.member(100_000);
    const startsAt = world.clock.now() + HOUR;
    const markets: MarketSpec[] = [
      { typeId: 226, odds: { '1': 185 } },
      { typeId: 28, line: 450, odds: { Over: 190 } },
      { typeId: 21, line: 50, odds: { Over: 200 } },
    ];
    const game = await world.fixture({ sport: 'baseball', startsAt, markets });
    const picks = [game.pick(226, '1'), game.pick(28, 'Over', 450), game.pick(21, 'Over', 50)];
    const bets: string[] = [];
    for (const pick of picks)
      bets.push(betOf(await world.place(member, world.request([pick], 10_000))).id);
    const inning = { home: 1, away: 0 };
    const innings = Object.fromEntries([1, 2, 3, 4, 5, 6].map((one) => [one, inning]));
    await world.db.query(
      'update fixture set status = 7, scores = $2::jsonb, needs_settlement = true where id = $1',
      [game.id, JSON.stringify({ ...innings, live: { home: 6, away: 0 } })],
    );
    await world.runTasks();
    const settled = await Promise.all(bets.map((id) => world.service.bet(member, id)));
    expect(settled.map((bet) => [bet?.label, bet?.payout])).toEqual([
      [2, 18_500],
      [3, 10_000],
      [2, 20_000],
    ]);
    const [leg] = await world.db.query('select evidence as score from bet_leg where bet_id = $1', [
      bets[0],
    ]);
    expect(leg?.score).toEqual({ home: 6, away: 0 });
  });

  test('a postponed match of tennis is void when its day is over', async () => {
    const member = await world.member(100_000);
    const startsAt = world.clock.now() + HOUR;
    const { id, pick } = await world.fixture({
      sport: 'tennis',
      startsAt,
      markets: [{ typeId: 52, odds: { '1': 185, '2': 190 } }],
    });
    const bet = betOf(await world.place(member, world.request([pick(52, '1')], 10_000)));
    await world.db.query('update fixture set status = 5 where id = $1', [id]);
    const end = postponementEnd('tennis', startsAt);
    const task = world.tasks.find(({ name }) => name === 'bet-settlement');
    expect(await task?.nextDue()).toBe(end);
    world.clock.set(end);
    await world.runTasks();
    expect(await world.service.bet(member, bet.id)).toMatchObject({ label: 3, payout: 10_000 });
  });

  test('a game is decided by the clock at its stop, and a series by its forfeited maps', async () => {
    const member = await world.member(100_000);
    const startsAt = world.clock.now() + HOUR;
    const played = async (sport: 'baseball' | 'e-sports', typeIds: number[], state: string) => {
      const markets = typeIds.map((typeId) => ({ typeId, odds: { '1': 185, '2': 190 } }));
      const { id, pick } = await world.fixture({ sport, startsAt, markets });
      const bets: string[] = [];
      for (const typeId of typeIds) {
        const body = world.request([pick(typeId, '1')], 10_000);
        bets.push(betOf(await world.place(member, body)).id);
      }
      await world.db.query(`update fixture set ${state}, needs_settlement = true where id = $1`, [
        id,
      ]);
      await world.runTasks();
      return Promise.all(bets.map(async (bet) => (await world.service.bet(member, bet))?.label));
    };
    const later = [2, 3, 4, 5].map((one) => `"${one}": {"home": 0, "away": 0}`).join();
    const inning = (half: string, outs: number) =>
      `status = 7, scores = '{"1": {"home": 1, "away": 0}, ${later}, "live": {"home": 1, "away": 0}}',
       interruption = '{"since": 0, "until": 1, "clock":
         {"period": "5", "minute": null, "inning": {"number": 5, "half": "${half}"}, "outs": ${outs}}}'`;
    expect(await played('baseball', [226], inning('top', 3))).toEqual([2]);
    expect(await played('baseball', [226], inning('top', 2))).toEqual([3]);
    const maps = `status = 3, scores = '{"1": {"home": 9, "away": 4}, "2": {"home": 1, "away": 0}, "100": {"home": 2, "away": 0}}',
      ending = '{"reason": "forfeit", "side": "2", "parts": [2]}'`;
    expect(await played('e-sports', [52, 202, 203], maps)).toEqual([2, 2, 3]);
  });

  /** The clock has passed the fixtures' usual start by now. */
  async function late(outcome: string) {
    const member = await world.member(100_000);
    const startsAt = world.clock.now() + HOUR;
    const { id, pick } = await world.fixture({
      startsAt,
      markets: [{ typeId: 1, odds: { '1': 185, X: 340 } }],
    });
    const bet = betOf(await world.place(member, world.request([pick(1, outcome)], 10_000)));
    return { member, fixtureId: id, betId: bet.id };
  }

  test('goes on after a stop between any two statements', async () => {
    const startsAt = world.clock.now() + HOUR;
    const { id, pick } = await world.fixture({
      startsAt,
      markets: [{ typeId: 1, odds: { '1': 185, X: 340 } }],
    });
    const members = await Promise.all(Array.from({ length: 70 }, () => world.member(10_000)));
    await Promise.all(
      members.map((member) => world.place(member, world.request([pick(1, '1')], 10_000))),
    );
    await world.finish(id, 1, 0);
    const none = async () => undefined;
    const silent = { placed: () => undefined, betsChanged: none, figuresChanged: none };
    let finished = false;
    for (let stopAt = 0; !finished; stopAt += 1) {
      let calls = 0;
      const stopping: Db = {
        ...world.db,
        async query(text, params) {
          if (calls++ === stopAt) throw new Error('stopped');
          return world.db.query(text, params);
        },
      };
      const deps = { ...world.deps, db: stopping };
      const strategy = createFixtureStrategy(deps, world.sports);
      const settlement = createSettlement(deps, createSubjects([strategy]), silent);
      finished = await settlement.settleEvent(strategy.kind, id).then(
        () => true,
        () => false,
      );
      const paid = await world.db.query(
        `select 1 from bet b join bet_leg l on l.bet_id = b.id where l.event_id = $1 and b.status = 'settled'`,
        [id],
      );
      const [fixture] = await world.db.query(
        'select needs_settlement as need from fixture where id = $1',
        [id],
      );
      if (paid.length < members.length) expect(fixture?.need).toBe(true);
    }
    for (const member of members) expect(await world.money(member)).toBe(18_500);
    expect(await world.reconcile()).toEqual([]);
    expect(world.clock.now()).toBeGreaterThan(START);
  });
});
