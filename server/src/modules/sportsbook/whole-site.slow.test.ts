import { expect, test } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { checkInvariants } from '../../invariants.ts';

const HOUR = 3_600_000;

interface Board {
  data: {
    fixtures: {
      startsAt: number;
      markets: {
        line: number | null;
        status: number;
        selections: { id: string; odds: number; status: number }[];
      }[];
    }[];
  };
}

test('a bet on the simulated feed is placed, played and settled', {
  timeout: 120_000,
}, async () => {
  const site = await buildTestApp({ feed: 'simulated' });
  try {
    const token = await site.login('member01');
    const { body } = await site.call<{ boards: Board[] }>(
      'GET',
      '/sports/board?kind=cross&sport=football',
    );
    const fixtures = body.boards.flatMap((board) => board.data.fixtures);
    const now = site.clock.now();
    const soon = fixtures.filter((one) => one.startsAt > now && one.startsAt < now + HOUR);
    let placed = 0;
    for (const { markets } of soon.slice(0, 5)) {
      const market = markets.find((one) => one.status === 1);
      const selection = market?.selections.find((one) => one.status === 1);
      if (!market || !selection) continue;
      const legs = [
        {
          selectionId: selection.id,
          odds: selection.odds,
          line: market.line,
          offerScore: null,
          inPlay: false,
        },
      ];
      const answer = await site.call('POST', '/bet', {
        token,
        headers: { 'idempotency-key': `whole-site-${placed}` },
        body: { stake: 10_000, oddsPolicy: 'any', bonusFolders: null, legs },
      });
      expect(answer.status).toBe(201);
      placed += 1;
    }
    expect(placed).toBeGreaterThan(0);
    await site.advanceTo(now + 3.5 * HOUR);
    const rows = await site.db.query<{ status: string }>('select status from bet');
    expect(rows).toHaveLength(placed);
    for (const { status } of rows) expect(status).toBe('settled');
    expect(await checkInvariants(site.db)).toEqual([]);
  } finally {
    await site.close();
  }
});
