import type { Card } from './cards.ts';
import { partsOfKey, roundOf } from './clock.ts';
import { bytesOfHex, commitmentOf, drawFrom, hexOf, seedOf } from './derive.ts';
import type { Draws, DrawStep } from './draws.ts';
import { deciderOf, drawRound, type Game, type GameResult, gameById, isVenue } from './round.ts';
import type { VirtualCard } from './virtual.ts';

/** What is checked of a round, each after those before it. */
export const VERIFY_STEPS = ['commitment', 'secret', 'seed', 'draws', 'result'] as const;
export type VerifyStep = (typeof VERIFY_STEPS)[number];

/** What a verification reads of a round as the server tells it, a part of `RoundDetail`. */
export interface PublishedRound {
  roundId: string;
  gameId: number;
  /** The round whose seed decides. */
  seedOf: string;
  /** Null before the draw, and of a round that is void. */
  result: GameResult | null;
  base?: Card | undefined;
  card?: VirtualCard | undefined;
  commitment: string;
  committedAt: number;
  /** Null until the day is over. */
  secret: string | null;
}

/** An integer that was drawn, and what it was taken for. */
export interface VerifiedDraw extends DrawStep {
  /** The four bytes in hexadecimal digits. */
  hex: string;
  /** The value; of a draw without repetition the number that was at that place among those left. None of a word thrown away. */
  drawn?: number;
}

/** What follows from the secret, whatever was published. */
export interface DerivedRound {
  /** SHA-256 of the secret. */
  hash: string;
  seed: string;
  /** The round that decides by the rules of the game. */
  decider: string;
  draws: readonly VerifiedDraw[];
  /** All words of the blocks that draws were taken from, the unused ones last. */
  words: readonly string[];
  /** Null where nothing can be drawn: higher and lower without the card before. */
  result: GameResult | null;
  card?: VirtualCard | undefined;
}

export interface Verification {
  /** False when a check failed, null while the secret is not revealed. */
  isOk: boolean | null;
  /** Null where a check waits for the secret, or has nothing to compare. */
  checks: Readonly<Record<VerifyStep, boolean | null>>;
  derived: DerivedRound | null;
}

const WORD_DIGITS = 8;
const WORDS_OF_BLOCK = 8;

/** Whether two values are the same as JSON, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)));
}

/** Draws as `draws` does, and keeps what each integer was taken for. */
function keeping(draws: Draws, drawn: number[]): Draws {
  const kept = (...values: number[]) => {
    drawn.push(...values);
    return values;
  };
  return {
    below: (values) => kept(draws.below(values))[0] ?? 0,
    take: (size, count) => kept(...draws.take(size, count)),
  };
}

async function drawAgain(game: Game, seed: Uint8Array, base?: Card) {
  const { result, steps, bytes } = await drawFrom(seed, (draws) => {
    const drawn: number[] = [];
    return { ...drawRound(game, keeping(draws, drawn), base), drawn };
  });
  const words = hexOf(bytes).match(/.{8}/g) ?? [];
  const used = Math.ceil(steps.length / WORDS_OF_BLOCK) * WORDS_OF_BLOCK;
  const values = result.drawn.values();
  const draws = steps.map((step): VerifiedDraw => {
    const hex = step.word.toString(16).padStart(WORD_DIGITS, '0');
    return { ...step, hex, ...(step.value !== undefined && { drawn: values.next().value }) };
  });
  return { draws, words: words.slice(0, used), result: result.result, card: result.card };
}

/** Derives a round from its secret. */
async function derive(
  game: Game | undefined,
  round: PublishedRound,
  secret: Uint8Array,
): Promise<DerivedRound> {
  const seed = await seedOf(secret, round.seedOf);
  const facts = {
    hash: hexOf(await commitmentOf(secret)),
    seed: hexOf(seed),
    decider: game ? deciderOf(game, round.roundId) : '',
  };
  const isComplete = game && (isVenue(game) || game.family !== 'hilo' || round.base);
  if (!isComplete) return { ...facts, draws: [], words: [], result: null };
  return { ...facts, ...(await drawAgain(game, seed, round.base)) };
}

/** Derives a round again from what is published of it, and compares. Rejects where there is no Web Crypto. */
export async function verifyRound(round: PublishedRound): Promise<Verification> {
  const parts = partsOfKey(round.roundId);
  const game = parts?.gameId === round.gameId ? gameById(round.gameId) : undefined;
  const times = game && parts && roundOf(game, parts.dayKey, parts.number);
  // A hash that is published later could be of a secret that was chosen to suit the bets.
  const commitment = times !== undefined && round.committedAt <= times.opensAt;
  const open = { seed: null, draws: null, result: null };
  if (round.secret === null) {
    const isOk = commitment ? null : false;
    return { isOk, checks: { commitment, secret: null, ...open }, derived: null };
  }
  const secret = bytesOfHex(round.secret);
  if (!secret?.length)
    return { isOk: false, checks: { commitment, secret: false, ...open }, derived: null };

  const derived = await derive(game, round, secret);
  const isDrawn = derived.result !== null;
  const checks = {
    commitment,
    secret: derived.hash === round.commitment,
    seed: derived.decider === round.seedOf,
    draws: isDrawn,
    // A void round has no result to compare.
    result:
      isDrawn && round.result
        ? isSame(derived.result, round.result) && isSame(derived.card, round.card)
        : null,
  };
  return { isOk: !Object.values(checks).includes(false), checks, derived };
}
