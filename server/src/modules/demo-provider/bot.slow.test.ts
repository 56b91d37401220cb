import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyCasinoRound } from '#rules/casino/fair.ts';
import type { CasinoBet, CasinoGame } from '#rules/casino/types.ts';
import { databases } from '../../../test/databases.ts';
import { checkInvariants } from '../../invariants.ts';
import { type JoinedSite, openJoinedSite } from './test/joined-site.ts';

const ROUNDS = 2_000;
/** Within the two hours that a lobby gives a session. */
const A_LAUNCH = 500;

/** What the bot plays, round after round. */
const BETS: Record<CasinoGame, readonly CasinoBet[][]> = {
  crane: [[{ kind: 'lines', amount: 1_000 }], [{ kind: 'lines', amount: 1_020 }]],
  roulette: [
    [
      {
        kind: 'red',
        numbers: [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36],
        amount: 1_000,
      },
    ],
    [
      { kind: 'straight', numbers: [0], amount: 500 },
      { kind: 'split', numbers: [7, 8], amount: 500 },
    ],
  ],
  baccarat: [
    [{ kind: 'banker', amount: 1_001 }],
    [
      { kind: 'player', amount: 1_000 },
      { kind: 'tie', amount: 1_000 },
    ],
  ],
};

describe.each(databases)('a bot on %s', (kind) => {
  let t: JoinedSite;
  beforeAll(async () => {
    t = await openJoinedSite(kind);
  });
  afterAll(async () => {
    expect(await checkInvariants(t.site.db)).toEqual([]);
    await t.site.close();
  });

  it.each([
    ['crane', 'slot', 2_500],
    ['roulette', 'casino', 5_000],
    ['baccarat', 'casino', 5_000],
  ] as const)(
    'plays %s by what everybody may call',
    { timeout: 600_000 },
    async (game, lobby, cycle) => {
      let play = '';
      let token = '';
      let money = 0;
      for (let count = 0; count < ROUNDS; count += 1) {
        if (count % A_LAUNCH === 0) {
          token = await t.site.login('member01');
          play = (await t.open(await t.launch(token, `hanpan-${game}`, lobby))).body.playId;
          money = await t.moneyOf(token);
        }
        const { status, body } = await t.round(play, BETS[game][count % 2] ?? []);
        expect([count, status, body.title]).toEqual([count, 200, undefined]);
        money += body.round.won - body.round.stake;
        expect([body.balance, body.round.number]).toEqual([money, count + 1]);
        expect(await verifyCasinoRound(game, body.round)).toMatchObject({ isOk: true });
        await t.pass(cycle);
      }
      expect(await t.moneyOf(token)).toBe(money);
    },
  );
});
