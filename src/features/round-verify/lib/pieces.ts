import { cardOf } from '#rules/rounds/cards.ts';
import type { VirtualCard } from '#rules/rounds/virtual.ts';
import type { DerivedRound } from '#rules/rounds/verify.ts';
import { labelParts, selectionLabel, teamName } from '@/entities/round';
import { pieceMessages as words } from './messages';

/** What an integer became. */
export interface Piece {
  text: string;
  look?: 'ball' | 'power';
}

const DRAWN_BALLS = 5;
const JOKER = 52;
const MONTHS = 12;
/** Dice of a side of basketball. */
const DICE = 10;

type Result = NonNullable<DerivedRound['result']>;
type Match = Extract<VirtualCard, { home: number }>;

/** Cards in the order of dealing: two each in turn, then those that either hand took. */
function dealt(cards: readonly string[], hands: readonly [side: string, size: number][]): string[] {
  const sides = [...hands, ...hands].map(([side]) => side);
  for (const [side, size] of hands) sides.push(...Array<string>(size - 2).fill(side));
  return cards.map((card, at) => {
    const side = sides[at];
    return side === undefined ? words.of(card, words.unused) : words.of(side, card);
  });
}

function matchTexts(gameId: number, card: Match, result: Result, drawn: readonly number[]) {
  const teams = [teamName(gameId, card.home), teamName(gameId, card.away)];
  if (card.sport === 'soccer') {
    const { home, away } = 'goals' in result ? result.goals : { home: 0, away: 0 };
    return [
      words.strength(card.strength),
      ...teams,
      words.of(words.home, words.goals(home)),
      words.of(words.away, words.goals(away)),
    ];
  }
  const dice = drawn.slice(1 + teams.length).map((value, at) => {
    // Overtime is thrown in turn.
    const isHome = at < DICE || (at >= 2 * DICE && at % 2 === 0);
    return words.of(isHome ? words.home : words.away, words.die(value + 1));
  });
  return [words.lead(card.lead), ...teams, ...dice];
}

function textsOf(gameId: number, { result, card }: DerivedRound, drawn: readonly number[]) {
  if (!result) return [];
  const name = (market: string, key: string) =>
    labelParts(selectionLabel(gameId, market, key)).name;
  const side = (key: string) => name('main', key);
  const cards = () => drawn.map((value) => words.card(cardOf(value)));
  switch (result.family) {
    case 'baccarat':
    case 'blackjack': {
      const [bank, hand] =
        result.family === 'baccarat' ? ['banker', result.banker] : ['dealer', result.dealer];
      return dealt(cards(), [
        [side('player'), result.player.length],
        [side(String(bank)), hand.length],
      ]);
    }
    case 'dragontiger':
      return cards().map((card, at) => words.of(side(at === 0 ? 'dragon' : 'tiger'), card));
    case 'gostop':
      return drawn.map((value, at) =>
        words.of(side(at === 0 ? 'go' : 'stop'), words.month((value % MONTHS) + 1)),
      );
    case 'hilo':
      return drawn.map((value) => (value === JOKER ? words.joker : words.card(cardOf(value))));
    case 'number':
      return [String(result.number), ...(result.hidden ? [name('hidden', result.hidden)] : [])];
    case 'dice':
      return result.dice.map(String);
    case 'horse':
    case 'dog': {
      const weights = card && 'weights' in card ? card.weights : [];
      return [
        ...weights.map((weight, at) => words.weight(at + 1, weight)),
        ...result.order.map((runner, at) => words.place(at + 1, runner)),
      ];
    }
    case 'soccer':
    case 'basketball':
      return card && 'home' in card ? matchTexts(gameId, card, result, drawn) : [];
    default:
      return drawn.map(String);
  }
}

/** Names what each integer of a round became, in the order of drawing, without those thrown away. */
export function piecesOf(gameId: number, derived: DerivedRound): Piece[] {
  const drawn = derived.draws.flatMap(({ drawn: taken }) => (taken === undefined ? [] : [taken]));
  const family = derived.result?.family;
  if (family !== 'powerball' && family !== 'ladder')
    return textsOf(gameId, derived, drawn).map((text) => ({ text }));
  return drawn.map((value, at) => {
    if (at === DRAWN_BALLS) return { text: String(value), look: 'power' };
    return { text: String(value + 1), look: 'ball' };
  });
}
