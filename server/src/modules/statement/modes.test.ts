import { beforeAll, describe, expect, test } from 'vitest';
import { FIXTURE_MODES, type SlipMode } from '#rules/slip-mode.ts';
import { betOf, HOUR, stageWorld, START } from '../sportsbook/test/world.ts';
import { createStatementService, type StatementService } from './service.ts';
import { databases } from '../../../test/databases.ts';

const STAKE = 10_000;

describe.each(databases)('lines of bets by their mode on %s', (kind) => {
  const world = stageWorld(kind);
  let statement: StatementService;
  beforeAll(async () => {
    statement = createStatementService(world.deps, {
      bets: (memberId, ids) => world.service.betsOf(memberId, ids),
      banks: async () => [],
      owedBy: async () => 0,
    });
  });

  /** A lost bet before the start, a won European one and an open one in play. */
  async function threeBets() {
    const member = await world.member(1_000_000);
    const odds = { '1': 185, X: 340, '2': 400 };
    const match = await world.fixture({ startsAt: START + HOUR, markets: [{ typeId: 1, odds }] });
    const live = await world.fixture({
      startsAt: START - HOUR,
      status: 2,
      sport: 'basketball',
      markets: [{ typeId: 226, phase: 'inplay', odds: { '1': 190, '2': 190 } }],
    });
    const bets: Partial<Record<SlipMode, string>> = {};
    for (const [mode, pick] of [
      ['domestic', match.pick(1, 'X')],
      ['european', match.pick(1, '1')],
      ['inplay', live.pick(226, '1')],
    ] as const) {
      const placed = await world.place(member, world.request([pick], STAKE, { mode }));
      bets[mode] = betOf(placed).id;
    }
    await world.finish(match.id, 1, 0);
    await world.runTasks();
    return { member, match, bets };
  }

  async function linesOf(
    memberId: string,
    filter: { mode?: SlipMode; category?: 'bet' | 'win' | 'void' | 'cashier' },
  ) {
    const period = { from: START - 24 * HOUR, to: world.clock.now() + HOUR };
    const page = { category: undefined, mode: undefined, after: undefined, limit: 100, ...filter };
    const listed = await statement.list({ memberId, account: 'money', period }, page);
    return listed?.data ?? [];
  }

  test('each line says the mode of its bet, and one mode is listed by itself', async () => {
    const { member, bets } = await threeBets();
    for (const mode of FIXTURE_MODES) {
      const lines = await linesOf(member, { mode });
      expect(lines.map(({ source, bet }) => [source?.id, bet?.mode])).toEqual(
        lines.map(() => [bets[mode], mode]),
      );
      expect(lines.length).toBeGreaterThan(0);
    }
    const won = await linesOf(member, { mode: 'european', category: 'win' });
    expect(won.map(({ amount }) => amount)).toEqual([18_500]);
    expect(await linesOf(member, { mode: 'domestic', category: 'win' })).toEqual([]);
    expect(await linesOf(member, { mode: 'domestic', category: 'cashier' })).toEqual([]);
  });

  test('so is what came back of void bets', async () => {
    const { member, match, bets } = await threeBets();
    const by = { reason: '경기 무효', actor: 'mem_admin', ip: '127.0.0.1' };
    await world.service.changeResult({ fixtureId: match.id, scores: null, ...by });
    for (const mode of ['domestic', 'european'] as const) {
      const lines = await linesOf(member, { mode, category: 'void' });
      expect([...new Set(lines.map(({ source }) => source?.id))]).toEqual([bets[mode]]);
    }
    expect(await linesOf(member, { mode: 'inplay', category: 'void' })).toEqual([]);
  });

  test('a table for spreadsheets has the same lines', async () => {
    const { member } = await threeBets();
    const period = { from: START - 24 * HOUR, to: world.clock.now() + HOUR };
    const query = { memberId: member, account: 'money' as const, period };
    const table = await statement.csv(query, { category: undefined, mode: 'european' });
    const rows = await linesOf(member, { mode: 'european' });
    expect(table?.trim().split('\r\n')).toHaveLength(1 + rows.length);
  });
});
