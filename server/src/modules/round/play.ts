import type { Card } from '#rules/rounds/cards.ts';
import { type RoundTimes, roundFrom } from '#rules/rounds/clock.ts';
import { hiLoName, nextBase } from '#rules/rounds/hilo.ts';
import {
  deciderOf,
  drawRound,
  type Game,
  type GameResult,
  isVenue,
  type RoundFacts,
} from '#rules/rounds/round.ts';
import { marketsOf, type RoundMarket } from '#rules/rounds/tables.ts';
import { drawCard } from '#rules/rounds/virtual.ts';
import { virtualMarkets } from '#rules/rounds/virtual-odds.ts';
import type { RoundDays } from './days.ts';
import { drawWith } from './draw.ts';

/** What a game of higher and lower begins with where it has no card before. */
const FIRST_BASE: Card = { rank: 7, suit: 0 };
const KEPT = 20_000;

export interface Drawn extends RoundFacts {
  result: GameResult;
}

export interface Plays {
  /** What is known of a round before its draw; says nothing of its result. */
  facts(game: Game, round: RoundTimes): Promise<RoundFacts>;
  /** What is drawn in a round, whether it is time or not: the caller looks at the clock. Null where the day has no secret. */
  draw(game: Game, round: RoundTimes): Promise<Drawn | null>;
}

/** The markets of a round. */
export function offerOf(game: Game, { card, base }: RoundFacts): readonly RoundMarket[] {
  if (isVenue(game)) return card ? virtualMarkets(card) : [];
  return marketsOf(game, base && hiLoName(base)).filter(({ selections }) => selections.length > 0);
}

function isHiLo(game: Game): boolean {
  return !isVenue(game) && game.family === 'hilo';
}

/** Derives rounds from the secrets of their days. Results never change, so that they are kept. */
export function createPlays(days: Pick<RoundDays, 'get'>): Plays {
  const kept = new Map<string, Drawn>();

  function keep(key: string, drawn: Drawn): Drawn {
    kept.set(key, drawn);
    if (kept.size > KEPT)
      for (const oldest of [...kept.keys()].slice(0, KEPT / 10)) kept.delete(oldest);
    return drawn;
  }

  /** The last card before a round that is no joker. */
  async function baseOf(game: Game, round: RoundTimes): Promise<Card> {
    const before = roundFrom(game, round, -1);
    const known = kept.get(before.key);
    if (known?.result.family === 'hilo') return nextBase(known.result);
    const day = await days.get(before.dayKey);
    if (!day) return FIRST_BASE;
    // Drawn with any base: only its card is looked at.
    const { result } = drawWith(day.secret, before.key, (draws) =>
      drawRound(game, draws, FIRST_BASE),
    );
    if (result.family !== 'hilo') throw new Error(`game ${game.id} draws no cards`);
    return result.card === 'joker' ? baseOf(game, before) : result.card;
  }

  return {
    async facts(game, round) {
      if (isHiLo(game)) return { base: await baseOf(game, round) };
      if (!isVenue(game)) return {};
      const known = kept.get(round.key);
      if (known) return { card: known.card };
      const day = await days.get(round.dayKey);
      if (!day) return {};
      return { card: drawWith(day.secret, round.key, (draws) => drawCard(game.sport, draws)) };
    },
    async draw(game, round) {
      const known = kept.get(round.key);
      if (known) return known;
      const day = await days.get(round.dayKey);
      if (!day) return null;
      const base = isHiLo(game) ? await baseOf(game, round) : undefined;
      const seedOf = deciderOf(game, round.key);
      const drawn = drawWith(day.secret, seedOf, (draws) => drawRound(game, draws, base));
      return keep(round.key, { ...drawn, ...(base && { base }) });
    },
  };
}
