import { createCipheriv, createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Card } from './cards.ts';
import { drawsFrom, OutOfBytes } from './draws.ts';
import { ROUND_GAMES, type RoundGame } from './games.ts';
import { nextBase } from './hilo.ts';
import { outcomeOf, playRound, type RoundResult } from './play.ts';
import { marketsOf } from './tables.ts';

const ROUNDS = 1_000_000;
const SEED = 'rounds of a million';
const zeros = new Uint8Array(2 ** 20);

/**
 * Bytes without an end, by AES in counter mode: what is tried here is what is made of bytes. That those of a round are HMAC-SHA256
 * is tried by the vectors, and would take five times as long.
 */
function* endless(seed: string): Generator<Uint8Array> {
  const key = createHash('sha256').update(seed).digest();
  const cipher = createCipheriv('aes-256-ctr', key, new Uint8Array(16));
  for (;;) yield cipher.update(zeros);
}

/** Plays rounds one after the other on the bytes of a seed, and tells each result. */
function playAll(game: RoundGame, rounds: number, tell: (result: RoundResult) => void): void {
  const bytes = endless(`${SEED} ${game.table}`);
  const next = () => drawsFrom(bytes.next().value ?? new Uint8Array());
  let draws = next();
  let base: Card = { rank: 7, suit: 0 };
  for (let played = 0; played < rounds; ) {
    try {
      const result = playRound(game, draws, base);
      if (result.family === 'hilo') base = nextBase(result);
      tell(result);
      played += 1;
    } catch (error) {
      if (!(error instanceof OutOfBytes)) throw error;
      draws = next();
    }
  }
}

const games = [...new Map(ROUND_GAMES.map((game) => [game.table, game])).values()];

it.each(games)(
  'a million rounds of $table come out as its table says',
  { timeout: 240_000 },
  (game) => {
    const won = new Map<string, number>();
    playAll(game, ROUNDS, (result) => {
      for (const [market, selections] of Object.entries(outcomeOf(result).won)) {
        for (const selection of selections) {
          const key = `${market}/${selection}`;
          won.set(key, (won.get(key) ?? 0) + 1);
        }
      }
    });
    for (const { market, selections } of marketsOf(game)) {
      for (const { selection, chance } of selections) {
        const p = chance[0] / chance[1];
        const expected = ROUNDS * p;
        const seen = won.get(`${market}/${selection}`) ?? 0;
        // Chi-square of one selection against all else; 30 is passed once in 20 million times.
        const square = (seen - expected) ** 2 / (expected * (1 - p));
        expect(square, `${market} ${selection}: ${seen} of ${expected}`).toBeLessThan(30);
      }
    }
  },
);
