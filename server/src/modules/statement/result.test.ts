import { describe, expect, test } from 'vitest';
import { createProtectionService } from '../protection/service.ts';
import { betOf, HOUR, stageWorld, START } from '../sportsbook/test/world.ts';
import { createStatementService } from './service.ts';
import { databases } from '../../../test/databases.ts';

const DEPOSITED = 1_000_000;

describe.each(databases)('what bets came to on %s', (kind) => {
  const world = stageWorld(kind);

  const odds = { '1': 185, X: 340, '2': 400 };
  const match = () => world.fixture({ startsAt: START + HOUR, markets: [{ typeId: 1, odds }] });

  /** The same figure as statement, reality check and history have it. */
  async function resultsOf(member: string) {
    const statement = createStatementService(world.deps, {
      bets: (memberId, ids) => world.service.betsOf(memberId, ids),
      banks: async () => [],
      owedBy: async () => 0,
    });
    const period = { from: START - HOUR, to: world.clock.now() + HOUR };
    const summary = await statement.summary({ memberId: member, account: 'money', period });
    const protection = createProtectionService(world.deps, { stopDeposit: async () => undefined });
    const check = await protection.check(`ses_${member}`, world.clock.now());
    const { stake, payout } = await world.service.summary({ memberId: member });
    return { summary, all: [summary?.result, check?.net, payout - stake] };
  }

  async function signedIn(): Promise<string> {
    const member = await world.member(DEPOSITED);
    await world.db.query(
      `insert into session (id, token_hash, member_id, created_at, expires_at, ends_at, ip)
       values ('ses_' || $1, encode(sha256($1::text::bytea), 'hex'), $1, $2, $3, $3, '::1')`,
      [member, START - HOUR, START + 100 * HOUR],
    );
    await world.db.query('update member set last_login_at = $2 where id = $1', [member, START]);
    return member;
  }

  test('one lost, one won, one void and one open bet are the same 손익 everywhere', async () => {
    const member = await signedIn();
    const [decided, called, open] = [await match(), await match(), await match()];
    for (const [pick, stake] of [
      [decided.pick(1, 'X'), 10_000],
      [decided.pick(1, '1'), 20_000],
      [called.pick(1, '1'), 40_000],
      [open.pick(1, '1'), 80_000],
    ] as const)
      betOf(await world.place(member, world.request([pick], stake)));
    expect(await resultsOf(member)).toMatchObject({
      all: [0, 0, 0],
      summary: { staked: 0, won: 0, running: -150_000 },
    });
    await world.finish(decided.id, 1, 0);
    await world.db.query('update fixture set status = 4, needs_settlement = true where id = $1', [
      called.id,
    ]);
    await world.runTasks();
    const { all, summary } = await resultsOf(member);
    expect(all).toEqual([7_000, 7_000, 7_000]);
    expect(summary).toMatchObject({
      start: 0,
      deposits: DEPOSITED,
      staked: 30_000,
      won: 37_000,
      running: -80_000,
      other: 0,
      end: DEPOSITED + 7_000 - 80_000,
    });
    // In a period of its own the result of earlier stakes has them in `running`, so that the balance agrees.
    await world.finish(open.id, 0, 1);
    world.clock.set(world.clock.now() + 1);
    await world.runTasks();
    expect((await resultsOf(member)).all).toEqual([-73_000, -73_000, -73_000]);
  });

  test('what a correction could not take back is no bet that runs', async () => {
    const member = await signedIn();
    const { id, pick } = await match();
    betOf(await world.place(member, world.request([pick(1, '1')], DEPOSITED)));
    await world.finish(id, 1, 0);
    await world.runTasks();
    const next = await match();
    betOf(await world.place(member, world.request([next.pick(1, '1')], 1_000_000)));
    const lost = {
      scores: { '100': { home: 0, away: 1 } },
      reason: '정정',
      actor: 'mem_admin',
      ip: '',
    };
    await world.service.changeResult({ fixtureId: id, ...lost });
    expect(await resultsOf(member)).toMatchObject({
      all: [-DEPOSITED, -DEPOSITED, -DEPOSITED],
      summary: { running: -1_000_000, other: 1_000_000, end: 0 },
    });
  });
});
