import { describe, expect, it } from 'vitest';
import { bytesOfHex, drawFrom, hexOf } from '../rounds/derive.ts';
import vectors from '../vectors/casino.json' with { type: 'json' };
import { CASINO_CHECKS, casinoSeed, isClientSeed, verifyCasinoRound } from './fair.ts';
import { drawCasino, payCasino, stakeOf } from './play.ts';
import type { CasinoBet, CasinoGame, CasinoResult, PlayedRound } from './types.ts';

interface Vector {
  title: string;
  game: CasinoGame;
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  nonce: number;
  seed: string;
  result: CasinoResult;
  bets: CasinoBet[];
  stake: number;
  pays: { pays: number; isVoid: boolean }[];
  won: number;
}

const rounds = vectors.rounds as Vector[];

const played = ({ commitment, clientSeed, nonce, serverSeed, ...round }: Vector): PlayedRound => ({
  ...round,
  id: 'r-1',
  number: nonce + 1,
  at: 0,
  fair: { commitment, clientSeed, nonce, serverSeed },
});

describe.each(rounds)('$game: $title', (vector) => {
  it('is drawn from its seeds as a program of its own draws it', async () => {
    const { game, serverSeed, clientSeed, nonce } = vector;
    const seed = await casinoSeed(bytesOfHex(serverSeed) ?? new Uint8Array(), clientSeed, nonce);
    expect(hexOf(seed)).toBe(vector.seed);
    const { result } = await drawFrom(seed, (draws) => drawCasino(game, draws));
    expect(result).toEqual(vector.result);
  });

  it('pays what that program pays', () => {
    expect(payCasino(vector.result, vector.bets)).toEqual(vector.pays);
    expect(stakeOf(vector.bets)).toBe(vector.stake);
  });

  it('is verified', async () => {
    const { isOk, seed, result } = await verifyCasinoRound(vector.game, played(vector));
    expect([isOk, seed, result]).toEqual([true, vector.seed, vector.result]);
  });
});

describe('a round that is not as it was published', () => {
  const [vector] = rounds;
  if (!vector) throw new Error('no vector');
  const round = played(vector);
  const { fair } = round;
  const other = vector.serverSeed.replace('c', 'd');

  it.each<[string, Partial<PlayedRound>, string[]]>([
    [
      'another seed of the server',
      { fair: { ...fair, serverSeed: other } },
      ['commitment', 'result'],
    ],
    ['no hexadecimal digits', { fair: { ...fair, serverSeed: 'seed' } }, ['commitment']],
    ['half a seed', { fair: { ...fair, serverSeed: other.slice(32) } }, ['commitment']],
    ['another commitment', { fair: { ...fair, commitment: other } }, ['commitment']],
    ['another seed of the player', { fair: { ...fair, clientSeed: 'hangang-1122' } }, ['result']],
    ['another nonce', { fair: { ...fair, nonce: 7 } }, ['result']],
    ['a reel moved', { result: { game: 'crane', stops: [14, 31, 10, 22, 17] } }, ['result']],
    ['more paid than was won', { won: 100 }, ['won']],
    ['another stake', { stake: 1_000 }, ['won']],
  ])('fails with %s', async (_title, change, failed) => {
    const { isOk, checks } = await verifyCasinoRound('crane', { ...round, ...change });
    expect(CASINO_CHECKS.filter((check) => checks[check] === false)).toEqual(failed);
    expect(isOk).toBe(false);
  });

  it('waits for the seed of the server, unless it pays wrong', async () => {
    const open = { ...round, fair: { ...fair, serverSeed: null } };
    expect(await verifyCasinoRound('crane', open)).toEqual({
      isOk: null,
      checks: { commitment: null, result: null, won: true },
      seed: null,
      result: null,
    });
    expect((await verifyCasinoRound('crane', { ...open, won: 20 })).isOk).toBe(false);
  });
});

it.each([
  ['hangang-1121', true],
  ['A', true],
  ['a'.repeat(32), true],
  ['a'.repeat(33), false],
  ['', false],
  ['한강', false],
  ['a:1', false],
  ['a b', false],
  ['a\n', false],
])('the player may choose the seed %j: %s', (text, isOne) => {
  expect(isClientSeed(text)).toBe(isOne);
});
