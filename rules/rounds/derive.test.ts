import { describe, expect, it } from 'vitest';
import vectors from '../vectors/rounds.json' with { type: 'json' };
import { bytesOfHex, commitmentOf, drawFrom, hexOf, seedOf } from './derive.ts';
import { drawsFrom, OutOfBytes } from './draws.ts';
import { roundGame, seedKeyOf } from './games.ts';
import { playRound } from './play.ts';

const bytesOf = (hex: string) => bytesOfHex(hex) ?? new Uint8Array();
const base = { rank: 7, suit: 0 };

it.each(vectors.secrets)('a secret is committed to by the SHA-256 of its bytes', async (one) => {
  expect(hexOf(await commitmentOf(bytesOf(one.secret)))).toBe(one.commitment);
});

describe.each(vectors.rounds)(
  '$title',
  ({ game, round, secret, seedOf: from, seed, steps, result }) => {
    const played = roundGame(game);

    it('has its seed from the round that decides', async () => {
      expect(played && seedKeyOf(played, round)).toBe(from);
      expect(hexOf(await seedOf(bytesOf(secret), from))).toBe(seed);
    });

    it('draws what a program of its own draws', async () => {
      if (!played) throw new Error(`no game ${game}`);
      const drawn = await drawFrom(bytesOf(seed), (draws) => playRound(played, draws, base));
      expect(drawn.result).toEqual(result);
      expect(drawn.steps).toEqual(steps);
    });
  },
);

describe('integers from words', () => {
  it.each(vectors.words)('below $below throw away what would favour the first', (one) => {
    const bytes = new Uint8Array(one.words.length * 4);
    const view = new DataView(bytes.buffer);
    for (const [index, word] of one.words.entries()) view.setUint32(index * 4, word);
    const steps: Parameters<typeof drawsFrom>[1] = [];
    expect(drawsFrom(bytes, steps).below(one.below)).toBe(one.value);
    expect(steps.filter(({ value }) => value === undefined)).toHaveLength(one.thrownAway);
  });

  it('say when the bytes are used up', () => {
    const draws = drawsFrom(new Uint8Array(4));
    draws.below(2);
    expect(() => draws.below(2)).toThrow(OutOfBytes);
  });

  it('are taken without repetition: a whole row is a shuffle of it', async () => {
    const { result } = await drawFrom(new Uint8Array(32), (draws) => draws.take(52, 52));
    expect(new Set(result).size).toBe(52);
  });
});

it('hexadecimal digits are read back, and nothing else is', () => {
  expect(hexOf(bytesOfHex('00ff1a') ?? new Uint8Array())).toBe('00ff1a');
  expect(bytesOfHex('0g')).toBeUndefined();
  expect(bytesOfHex('abc')).toBeUndefined();
});
