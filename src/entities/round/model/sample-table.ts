// Answers of the server for stories and tests: results are drawn by the rules, from bytes that are always the same.
import type { Card } from '#rules/rounds/cards.ts';
import { type RoundTimes, roundAt, roundFrom } from '#rules/rounds/clock.ts';
import { drawsFrom } from '#rules/rounds/draws.ts';
import { hiLoName } from '#rules/rounds/hilo.ts';
import { drawRound, type Game, gameById, GAMES, isVenue } from '#rules/rounds/round.ts';
import { marketsOf, paybackOf, type RoundMarket } from '#rules/rounds/tables.ts';
import { virtualMarkets } from '#rules/rounds/virtual-odds.ts';
import { kstInstant } from '@/shared/lib/format';
import type { Minigame, MinigameEvents, MinigameSetting, OfferedMarket, PlayedRound } from '../api';

/** When the samples happen: 43 s before games of one minute close, in the 375th round of those of three. */
export const sampleNow = kstInstant('2026-11-21 18:42:07');

const base: Card = { rank: 7, suit: 0 };

function drawsOf(key: string) {
  let word = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, 7);
  const bytes = Uint8Array.from({ length: 1024 }, () => {
    word = (word * 48_271) % 2_147_483_647;
    return word % 256;
  });
  return drawsFrom(bytes);
}

function gameOf(gameId: number): Game {
  const game = gameById(gameId);
  if (!game) throw new Error(`no game ${gameId}`);
  return game;
}

function wire(markets: readonly RoundMarket[]): OfferedMarket[] {
  return markets.map(({ market, selections }) => ({
    market,
    selections: selections.map((one) => ({
      selection: one.selection,
      odds: one.odds,
      chance: Math.round((one.chance[0] / one.chance[1]) * 1_000_000),
      refund: Math.round(one.refund * 1_000_000),
      payback: paybackOf(market, one),
    })),
  }));
}

function makePlayed(game: Game, round: RoundTimes): PlayedRound {
  const { key: roundId, number, dayKey, drawsAt } = round;
  const drawn = drawRound(game, drawsOf(roundId), base);
  return { roundId, round: number, dayKey, drawsAt, state: 'settled', ...drawn } as PlayedRound;
}

/** What is known of a game's round before its draw, with odds where they are its own. */
function ownOf(game: Game, round: RoundTimes): Partial<MinigameEvents> {
  if (isVenue(game)) {
    const { card } = drawRound(game, drawsOf(round.key));
    return card ? ({ card, markets: wire(virtualMarkets(card)) } as Partial<MinigameEvents>) : {};
  }
  if (game.family !== 'hilo') return {};
  return { base, markets: wire(marketsOf(game, hiLoName(base))) };
}

/** The setting of a game. */
export function makeSetting(
  gameId: number,
  overrides: Partial<MinigameSetting> = {},
): MinigameSetting {
  const game = gameOf(gameId);
  return {
    id: gameId,
    systemMaintenanceFlg: false,
    minStake: 5_000,
    maxStake: 1_000_000,
    maxPayout: 3_000_000,
    maxBets: 5,
    length: game.length,
    cut: game.cut,
    markets: isVenue(game) ? [] : wire(marketsOf(game, hiLoName(base))),
    ...overrides,
  };
}

/** The current round of a game at an instant, and so many before it. */
export function makeEvents(
  gameId: number,
  at = sampleNow,
  { results = 60, ...overrides }: Partial<MinigameEvents> & { results?: number } = {},
): MinigameEvents {
  const game = gameOf(gameId);
  const round = roundAt(game, at);
  const { key: roundId, number, dayKey, opensAt, closesAt, drawsAt } = round;
  return {
    gameId,
    roundId,
    round: number,
    dayKey,
    opensAt,
    closesAt,
    drawsAt,
    serverTime: at,
    systemMaintenanceFlg: false,
    isVoided: false,
    ...ownOf(game, round),
    lastResults: Array.from({ length: results }, (_, back) =>
      makePlayed(game, roundFrom(game, round, -1 - back)),
    ),
    ...overrides,
  };
}

/** Every game with its last results; these are under maintenance. */
export function makeMinigames(maintained: readonly number[] = [], at = sampleNow): Minigame[] {
  return GAMES.map((game) => ({
    id: game.id,
    systemMaintenanceFlg: maintained.includes(game.id),
    lastResults: [...makeEvents(game.id, at, { results: 7 }).lastResults],
  }));
}
