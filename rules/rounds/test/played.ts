import { createCipheriv, createHash } from 'node:crypto';
import type { Card } from '../cards.ts';
import { type Draws, drawsFrom, OutOfBytes } from '../draws.ts';
import { ROUND_GAMES, type RoundGame } from '../games.ts';
import { hiLoName, nextBase } from '../hilo.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, playRound } from '../play.ts';
import { marketsOf, type RoundMarket } from '../tables.ts';
import { VIRTUAL_SPORTS, type VirtualSport } from '../venues.ts';
import {
  drawCard,
  drawVirtual,
  RACE_WEIGHTS,
  type VirtualCard,
  virtualOutcome,
  type VirtualResult,
} from '../virtual.ts';
import { virtualMarkets } from '../virtual-odds.ts';

interface Played {
  outcome: Outcome;
  /** What the chances of the round depend on, by a name. */
  kind: string;
  /** What is offered in rounds of its kind. */
  offer: () => readonly RoundMarket[];
}

/** Plays one round after the other, each on the draws that it is given. */
type Player = (draws: Draws) => Played;

function playerOf(game: RoundGame): Player {
  let base: Card = { rank: 7, suit: 0 };
  return (draws) => {
    const result = playRound(game, draws, base);
    const kind = game.family === 'hilo' ? hiLoName(base) : '';
    if (result.family === 'hilo') base = nextBase(result);
    return { outcome: outcomeOf(result), kind, offer: () => marketsOf(game, kind) };
  };
}

/** The same race with its runners numbered by their weights: their chances depend on nothing else. */
function byWeight(card: VirtualCard, result: VirtualResult): [VirtualCard, VirtualResult] {
  if (!('weights' in card) || !('order' in result)) return [card, result];
  const weights: readonly number[] = RACE_WEIGHTS[card.sport];
  const order = result.order.map((runner) => weights.indexOf(card.weights[runner - 1] ?? 0) + 1);
  return [
    { ...card, weights },
    { ...result, order },
  ];
}

function virtualPlayerOf(sport: VirtualSport): Player {
  return (draws) => {
    const dealt = drawCard(sport, draws);
    const [card, result] = byWeight(dealt, drawVirtual(dealt, draws));
    const kind = 'strength' in card ? card.strength : 'lead' in card ? card.lead : '';
    return {
      outcome: virtualOutcome(card, result),
      kind: String(kind),
      offer: () => virtualMarkets(card),
    };
  };
}

const tables = new Map(ROUND_GAMES.map((game) => [game.table, game]));

/** By the name of each table and virtual sport, what plays its rounds. */
export const PLAYERS: ReadonlyMap<string, () => Player> = new Map([
  ...[...tables].map(([table, game]) => [table, () => playerOf(game)] as const),
  ...VIRTUAL_SPORTS.map((sport) => [sport, () => virtualPlayerOf(sport)] as const),
]);

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

type Counts = Map<string, Map<string, number>>;

interface Tally {
  offer: readonly RoundMarket[];
  rounds: number;
  won: Counts;
  refunded: Counts;
}

function count(counts: Counts, selected: Readonly<Record<string, readonly string[]>>): void {
  for (const market in selected) {
    const ofMarket = counts.get(market) ?? new Map<string, number>();
    counts.set(market, ofMarket);
    for (const one of selected[market] ?? []) ofMarket.set(one, (ofMarket.get(one) ?? 0) + 1);
  }
}

/** Plays rounds of a table or virtual sport on the bytes of a fixed seed, counted by what their chances depend on. */
function playMany(name: string, rounds: number): Map<string, Tally> {
  const play = PLAYERS.get(name)?.();
  if (!play) throw new Error(`nothing plays ${name}`);
  const tallies = new Map<string, Tally>();
  const bytes = endless(`rounds of ${name}`);
  const next = () => drawsFrom(bytes.next().value ?? new Uint8Array());
  let draws = next();
  for (let played = 0; played < rounds; ) {
    try {
      const { outcome, kind, offer } = play(draws);
      let tally = tallies.get(kind);
      if (!tally) {
        tally = { offer: offer(), rounds: 0, won: new Map(), refunded: new Map() };
        tallies.set(kind, tally);
      }
      tally.rounds += 1;
      count(tally.won, outcome.won);
      if (outcome.void) count(tally.refunded, outcome.void);
      played += 1;
    } catch (error) {
      if (!(error instanceof OutOfBytes)) throw error;
      draws = next();
    }
  }
  return tallies;
}

/** How often a selection won or was refunded, against what its table says. */
export interface Seen {
  what: string;
  seen: number;
  expected: number;
  /** Chi-square of the selection against all else. */
  square: number;
}

/** Plays so many rounds and answers how often each selection that was offered won, and how often it was refunded where it may be. */
export function seenIn(name: string, rounds: number): Seen[] {
  const all: Seen[] = [];
  for (const [kind, tally] of playMany(name, rounds)) {
    for (const { market, selections } of tally.offer) {
      for (const { selection, chance, refund } of selections) {
        for (const [counts, p] of [
          [tally.won, chance[0] / chance[1]],
          [tally.refunded, refund],
        ] as const) {
          const seen = counts.get(market)?.get(selection) ?? 0;
          const expected = tally.rounds * p;
          const square = seen === expected ? 0 : (seen - expected) ** 2 / (expected * (1 - p));
          all.push({ what: `${kind} ${market} ${selection}`, seen, expected, square });
        }
      }
    }
  }
  return all;
}

/** Passed by one selection in 20 million when its table is right. */
export const TOO_FAR = 30;
