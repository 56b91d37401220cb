import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $slip, $stake } from '@/entities/slip';
import { makePick } from '@/entities/slip/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { $rebetRefusal, rebet, rebetClicked, rebetConfirmed } from './rebet';

const now = Date.UTC(2026, 10, 21, 9, 42);

describe('betting the same again', () => {
  const bet = makeBet({
    bonusFolders: 3,
    legs: [makeBetLeg(), makeBetLeg({ fixtureId: 'gone0000', selectionId: 'gone0000.1._.1' })],
  });
  const detail = {
    league: { id: 'epl', sport: 'football', name: 'EPL', country: 'GB', order: 1 },
    fixture: {
      id: 's7k3m2qa',
      sport: 'football',
      leagueId: 'epl',
      home: '아스널',
      away: '브라이턴',
      homeId: 'arsenal',
      awayId: 'brighton',
      startsAt: now,
      status: 1,
      score: null,
      clock: null,
      marketCount: 1,
      markets: [
        {
          id: 's7k3m2qa.1._',
          typeId: 1,
          line: null,
          offerScore: null,
          status: 1,
          selections: [{ id: 's7k3m2qa.1._.1', outcome: '1', odds: 185, status: 1 }],
        },
      ],
    },
    scores: {},
  };
  const api = createFakeApi({
    'GET /sports/fixture/s7k3m2qa': { body: { topic: 't', seq: 1, at: 1, data: detail } },
    'GET /sports/fixture/gone0000': makeProblem('NOT_FOUND'),
  });

  it('takes today’s odds, names what is gone, and fills the slip', async () => {
    const scope = makeScope({ values: [[$api, api]] });
    await allSettled(rebetClicked, { scope, params: bet });
    expect(scope.getState(rebet.$data)?.legs.map(({ pick }) => pick?.odds ?? null)).toEqual([
      185,
      null,
    ]);
    await allSettled(rebetConfirmed, { scope });
    expect(scope.getState($slip)).toMatchObject({ bonus: null, legs: [{ odds: 185 }] });
    expect(scope.getState($stake)).toBe(bet.stake);
    expect(scope.getState(rebet.$data)).toBeNull();
  });

  it('refuses picks of one match with the reason, and drops neither without a message', async () => {
    const legs = [makePick(), makePick({ typeId: 2, line: 250, outcome: 'Over' })];
    const pair = legs.map((pick) => ({ leg: makeBetLeg(pick), pick }));
    const scope = makeScope({ values: [[rebet.$data, { bet, legs: pair }]] });
    expect(scope.getState($rebetRefusal)?.code).toBe('SAME_FIXTURE_COMBINATION');
    await allSettled(rebetConfirmed, { scope });
    expect(scope.getState($slip).legs).toEqual([]);
  });

  it('takes picks of one match again that had one price, which the slip asks for once more', async () => {
    const legs = [
      makePick({ marketKind: 'winner3', isEuropean: true }),
      makePick({ typeId: 2, line: 250, outcome: 'Over', marketKind: 'total', isEuropean: true }),
    ];
    const pair = legs.map((pick) => ({ leg: makeBetLeg(), pick }));
    const joint = [{ legs: [0, 1], odds: 264, factors: [{ legs: [0, 1], factor: 8_081 }] }];
    const old = { ...bet, bonusFolders: null, joint };
    const scope = makeScope({ values: [[rebet.$data, { bet: old, legs: pair }]] });
    await allSettled(rebetConfirmed, { scope });
    expect(scope.getState($slip)).toMatchObject({
      joint: [],
      legs: [{ typeId: 1 }, { typeId: 2 }],
    });
  });

  it('says so when the odds cannot be loaded', async () => {
    const broken = createFakeApi({});
    const scope = makeScope({ values: [[$api, broken]] });
    await allSettled(rebetClicked, { scope, params: bet });
    expect(scope.getState(rebet.$failure)).not.toBeNull();
    await allSettled(rebetConfirmed, { scope });
    expect(scope.getState($slip).legs).toEqual([]);
  });
});
