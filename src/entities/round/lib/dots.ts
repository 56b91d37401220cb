import { type GameResult, gameOutcome } from '#rules/rounds/round.ts';
import { isRedPocket } from '#rules/rounds/numbers.ts';
import type { VirtualCard } from '#rules/rounds/virtual.ts';
import { familyOf, tableOf } from './labels';
import { letters, roadTitles } from './messages';

export type DotTone = 'blue' | 'red' | 'green' | 'neutral';

/** What one round says in a circle: a letter or a number, and its colour. A green one is neither side. */
export interface Dot {
  text: string;
  tone: DotTone;
  /** Of baccarat: whose first two cards are of one rank. */
  pairs?: { player: boolean; banker: boolean };
}

const tones: readonly (readonly [DotTone, string])[] = [
  ['blue', 'odd under small left 3 player dragon lo low go blue 2 away hcp-away'],
  ['red', 'even over big right 4 banker dealer tiger hi high stop red 1 home hcp-home'],
  ['green', 'medium tie push triple joker green zero X'],
];
const toneOf: Readonly<Record<string, DotTone>> = Object.fromEntries(
  tones.flatMap(([tone, keys]) => keys.split(' ').map((key) => [key, tone])),
);

/** The dot of a selection, of higher and lower without its card. */
function dotOfKey(key: string): Dot {
  const [side = key] = key.split('@');
  return { text: letters[side] ?? side, tone: toneOf[side] ?? 'neutral' };
}

/** Whether a result is of a virtual event. */
function isVirtual({ family }: GameResult): boolean {
  return ['soccer', 'basketball', 'horse', 'dog'].includes(family);
}

/** By market what a result wins; of a match without its card who won. */
export function wonBy(
  result: GameResult,
  card?: VirtualCard,
): Readonly<Record<string, readonly string[]>> {
  if (card || !isVirtual(result)) return gameOutcome(result, card).won;
  if (result.family === 'soccer') {
    const { home, away } = result.goals;
    return { '1x2': [home === away ? 'X' : home > away ? '1' : '2'] };
  }
  if (result.family === 'basketball')
    return { '12': [result.final.home > result.final.away ? 'home' : 'away'] };
  return {};
}

/** Where neither side of a market won. */
function neitherOf(result: GameResult): string {
  if (result.family === 'dice') return 'triple';
  if (result.family === 'roulette') return 'zero';
  return result.family === 'hilo' && result.card === 'joker' ? 'joker' : 'level';
}

/** How a result reads in a market: by the selection that won. */
export function dotOf(result: GameResult, market: string, card?: VirtualCard): Dot {
  if ('order' in result) return { text: String(result.order[0]), tone: 'neutral' };
  const won = wonBy(result, card);
  const dot = dotOfKey(won[market]?.[0] ?? neitherOf(result));
  if (result.family !== 'baccarat') return dot;
  const [player, banker] = ['p-pair', 'b-pair'].map((pair) => won[pair]?.length === 1);
  return { ...dot, pairs: { player: player === true, banker: banker === true } };
}

const mainMarkets: Record<GameResult['family'], string> = {
  powerball: 'p-oe',
  ladder: 'oe',
  baccarat: 'main',
  dragontiger: 'main',
  dice: 'size',
  roulette: 'color',
  hilo: 'hilo',
  number: 'oe',
  gostop: 'main',
  blackjack: 'main',
  soccer: '1x2',
  basketball: '12',
  horse: 'win',
  dog: 'win',
};

/** The dot of a round in lists of games: of its main market, of roulette the number. */
export function resultDots(result: GameResult): Dot {
  if (result.family === 'roulette') {
    const { number } = result;
    const tone = number === 0 ? 'green' : isRedPocket(number) ? 'red' : 'neutral';
    return { text: String(number), tone };
  }
  return dotOf(result, mainMarkets[result.family]);
}

/** What a road is laid out as: one bead a round, streaks, or all roads of two sides and a tie. */
export type RoadLayout = 'beads' | 'streaks' | 'sides';

/** A road of a game: how each round reads in it. */
export interface Road {
  key: string;
  title: string;
  layout: RoadLayout;
  /** `card` of a virtual event, whose lines decide. */
  dotOf: (result: GameResult, card?: VirtualCard) => Dot;
}

type RoadKey = keyof typeof roadTitles;

/** By table of a game, or sport of a venue. */
const roads: Readonly<Record<string, readonly RoadKey[]>> = {
  powerball: ['p-oe', 'p-uo', 'n-oe', 'n-uo', 'n-size'],
  ladder: ['start', 'line', 'oe'],
  baccarat: ['main'],
  dragontiger: ['main'],
  sicbo: ['size', 'oe'],
  dice: ['size', 'oe'],
  roulette: ['color', 'oe', 'range'],
  hilo: ['hilo', 'color'],
  'mgm-oddeven': ['oe', 'uo', 'hidden'],
  oddeven: ['oe', 'uo'],
  onering: ['oe', 'uo', 'zone'],
  gostop: ['main'],
  blackjack: ['main'],
  soccer: ['1x2', 'ou-2.5'],
  basketball: ['12', 'hcp', 'ou'],
  horse: ['win'],
  dog: ['win'],
};
const layouts: Partial<Record<RoadKey, RoadLayout>> = { main: 'sides', win: 'beads' };

/** The roads of a game in the order of their tabs. */
export function roadsOf(gameId: number): readonly Road[] {
  const keys = roads[tableOf(gameId) ?? familyOf(gameId) ?? ''] ?? [];
  return keys.map((key) => ({
    key,
    title: roadTitles[key],
    layout: layouts[key] ?? 'streaks',
    dotOf: (result, card) => dotOf(result, key, card),
  }));
}
