import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../rounds/draws.ts';
import { casinoGames } from './games.ts';
import { checkBets, drawCasino, payCasino, stakeOf } from './play.ts';
import { ROULETTE_TABLE } from './roulette.ts';
import { BACCARAT_BETS, CASINO_GAMES, ROULETTE_BETS } from './types.ts';
import type { CasinoBet, CasinoGame, RouletteBetKind } from './types.ts';

const chips = fc.integer({ min: 1, max: 5_000 });
const place = fc.constantFrom(
  ...ROULETTE_BETS.flatMap((kind) => ROULETTE_TABLE[kind].map((numbers) => ({ kind, numbers }))),
);
/** Bets as players may send them, without regard to what they come to. */
const betsOf: Record<CasinoGame, fc.Arbitrary<CasinoBet[]>> = {
  crane: fc
    .integer({ min: 50, max: 5_000 })
    .map((line): CasinoBet[] => [{ kind: 'lines', amount: line * 20 }]),
  roulette: fc.uniqueArray(
    fc.tuple(place, chips).map(([on, amount]): CasinoBet => ({ ...on, amount })),
    { minLength: 1, maxLength: 20, selector: (bet) => JSON.stringify({ ...bet, amount: 0 }) },
  ),
  baccarat: fc.uniqueArray(
    fc
      .tuple(fc.constantFrom(...BACCARAT_BETS), chips)
      .map(([kind, amount]): CasinoBet => ({ kind, amount })),
    { minLength: 1, maxLength: 5, selector: ({ kind }) => kind },
  ),
};
/** More than any game draws, and no word of them is thrown away. */
const bytes = fc.uint8Array({ minLength: 32, maxLength: 32, max: 200 });

describe.each(CASINO_GAMES)('any round of %s', (game) => {
  it('pays whole amounts, and gives exactly the stake back of what is void', () => {
    fc.assert(
      fc.property(betsOf[game], bytes, (bets, words) => {
        expect(checkBets(game, bets, { minStake: 1, maxStake: 10 ** 9 })).toBeNull();
        const result = drawCasino(game, drawsFrom(words));
        const paid = payCasino(result, bets);
        expect(paid).toHaveLength(bets.length);
        for (const [at, { pays, isVoid }] of paid.entries()) {
          expect(Number.isSafeInteger(pays) && pays >= 0).toBe(true);
          if (isVoid) expect(pays).toBe(bets[at]?.amount);
        }
      }),
    );
  });

  it('is refused below and above the limits of its game', () => {
    const { minStake, maxStake } = casinoGames[game];
    const of = (amount: number): CasinoBet[] =>
      game === 'crane'
        ? [{ kind: 'lines', amount }]
        : game === 'roulette'
          ? [{ kind: 'straight', numbers: [0], amount }]
          : [{ kind: 'banker', amount }];
    const check = (amount: number) => checkBets(game, of(amount), { minStake, maxStake });
    expect([check(minStake), check(maxStake)]).toEqual([null, null]);
    expect(check(minStake - 20)).toBe('최소 베팅금액보다 적습니다.');
    expect(check(maxStake + 20)).toBe('최대 베팅금액을 넘었습니다.');
  });
});

const limits = { minStake: 1_000, maxStake: 10_000 };
const on = (kind: RouletteBetKind, ...numbers: number[]) => ({ kind, numbers, amount: 1_000 });
const foreign = '이 게임에 없는 베팅입니다.';
const amount = '베팅금액을 확인해주세요.';

it.each<[string, CasinoGame, CasinoBet[], string | null]>([
  ['nothing', 'roulette', [], '베팅할 곳을 먼저 선택해주세요.'],
  ['two chips', 'roulette', [on('straight', 0), on('split', 0, 1)], null],
  ['a split that is none', 'roulette', [on('split', 1, 5)], foreign],
  [
    'one place twice',
    'roulette',
    [on('straight', 7), on('straight', 7)],
    '같은 곳의 베팅은 한 번에 보내주세요.',
  ],
  [
    'all bets together',
    'roulette',
    [{ ...on('straight', 7), amount: 600 }, on('street', 0, 1, 2)],
    null,
  ],
  ['a bet of another game', 'roulette', [{ kind: 'banker', amount: 1_000 }], foreign],
  ['lines at a table', 'baccarat', [{ kind: 'lines', amount: 1_000 }], foreign],
  [
    'player and tie',
    'baccarat',
    [
      { kind: 'player', amount: 900 },
      { kind: 'tie', amount: 100 },
    ],
    null,
  ],
  ['a part of a won', 'baccarat', [{ kind: 'tie', amount: 1_000.5 }], amount],
  [
    'less than nothing',
    'baccarat',
    [
      { kind: 'tie', amount: 2_000 },
      { kind: 'player', amount: -1 },
    ],
    amount,
  ],
  ['no amount', 'baccarat', [{ kind: 'tie', amount: 0 }], amount],
  ['no number', 'baccarat', [{ kind: 'tie', amount: Number.NaN }], amount],
  ['the stake of one line is whole', 'crane', [{ kind: 'lines', amount: 1_020 }], null],
  [
    'the stake of one line is not whole',
    'crane',
    [{ kind: 'lines', amount: 1_010 }],
    '베팅금액은 20개 라인에 똑같이 나누어져야 합니다.',
  ],
])('%s', (_title, game, bets, reason) => {
  expect(checkBets(game, bets, limits)).toBe(reason);
});

it('pays no bet of another game', () => {
  const pay = () => payCasino({ game: 'roulette', pocket: 0 }, [{ kind: 'tie', amount: 1_000 }]);
  expect(pay).toThrow('no bet of roulette');
});

it('adds stakes', () => {
  expect(stakeOf([on('straight', 7), on('red')])).toBe(2_000);
});
