import { LEG_RESULT, type LegResult } from '../leg-result.ts';
import type { RoundMode } from '../slip-mode.ts';
import type { Card } from './cards.ts';
import type { Draws } from './draws.ts';
import { roundOf, roundsOfDay } from './clock.ts';
import { ROUND_GAMES, type RoundGame, seedKeyOf } from './games.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOf, playRound, type RoundResult } from './play.ts';
import { VENUES, type Venue } from './venues.ts';
import { drawCard, drawVirtual, type VirtualCard } from './virtual.ts';
import { type VirtualResult, virtualOutcome } from './virtual.ts';

/** Whatever has rounds: a minigame or a venue of virtual events. */
export type Game = RoundGame | Venue;

export type GameResult = RoundResult | VirtualResult;

/** What a round shows before its draw: the card of a virtual event, what higher and lower compares with. */
export interface RoundFacts {
  card?: VirtualCard | undefined;
  base?: Card | undefined;
}

export const GAMES: readonly Game[] = [...ROUND_GAMES, ...VENUES];

const byId = new Map(GAMES.map((game) => [game.id, game]));

/** The game or venue of an id; undefined of a reserved or unknown one. */
export function gameById(id: number): Game | undefined {
  return byId.get(id);
}

export function isVenue(game: Game): game is Venue {
  return 'sport' in game;
}

export function roundModeOf(game: Game): RoundMode {
  return isVenue(game) ? 'virtual' : 'mini';
}

/** When the last round of a day is drawn, and its secret may be revealed. */
export function revealsAt(dayKey: string): number {
  const draws = GAMES.map((game) => roundOf(game, dayKey, roundsOfDay(game))?.drawsAt);
  return Math.max(...draws.map((at) => at ?? Number.NaN));
}

/** How figures and the history name a game: `eos/powerball3`, `bet365/eurocups`. */
export function gamePath(game: Game): string {
  return isVenue(game) ? `bet365/${game.key}` : `${game.provider}/${game.game}`;
}

/** The key of the round whose seed decides a round. */
export function deciderOf(game: Game, key: string): string {
  return isVenue(game) ? key : seedKeyOf(game, key);
}

/** Draws a round from its beginning: of a venue its card first. `base` is for higher and lower, which throws without it. */
export function drawRound(
  game: Game,
  draws: Draws,
  base?: Card,
): { result: GameResult; card?: VirtualCard } {
  if (!isVenue(game)) return { result: playRound(game, draws, base) };
  const card = drawCard(game.sport, draws);
  return { card, result: drawVirtual(card, draws) };
}

/** What a result makes of the selections of its round; throws for a virtual event without its card. */
export function gameOutcome(result: GameResult, card?: VirtualCard): Outcome {
  switch (result.family) {
    case 'soccer':
    case 'basketball':
    case 'horse':
    case 'dog':
      if (!card) throw new Error('a virtual event without its card');
      return virtualOutcome(card, result);
    default:
      return outcomeOf(result);
  }
}

/** A selection of a round at the odds it was taken at, hundredths. */
export interface RoundPick {
  market: string;
  selection: string;
  odds: number;
}

/** What a pick comes to, and the odds it is paid at: those it was taken at, 1.00 where the stake comes back. */
export function settleRoundPick(
  { won, void: refunded, times }: Outcome,
  { market, selection, odds }: RoundPick,
): { result: LegResult; odds: number } {
  if (won[market]?.includes(selection)) {
    const more = times?.[market]?.[selection] ?? 1;
    return { result: LEG_RESULT.won, odds: 100 + (odds - 100) * more };
  }
  if (refunded?.[market]?.includes(selection)) return { result: LEG_RESULT.void, odds: 100 };
  return { result: LEG_RESULT.lost, odds };
}
