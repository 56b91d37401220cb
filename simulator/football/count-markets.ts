// The markets on corners and cards.
import type { Score } from '#rules/scores.ts';
import { byRules, type Ending } from '../by-rules.ts';
import { type Quote, quote } from '../pricing.ts';
import { poissonTable } from '../probability.ts';
import { lastSide, nextSide, raceChances } from '../order-chances.ts';
import type { Rates } from '../strength.ts';

/** How often something happens here is known less well than goals are: the margin is a little more. */
const COUNT_BOOK = 1.08;

/** Markets by what of a count they read. */
interface ReadBy {
  sum?: readonly number[];
  margin?: readonly number[];
  home?: readonly number[];
  away?: readonly number[];
}

const CORNERS: ReadBy = {
  sum: [11, 1552, 170, 305],
  margin: [95, 409, 900070],
  home: [30],
  away: [31],
};
const FIRST_CORNERS: ReadBy = {
  sum: [129],
  margin: [410, 250],
  home: [401],
  away: [402],
};
const SECOND_CORNERS: ReadBy = { sum: [900072], margin: [900071] };
const CARDS: ReadBy = { sum: [214, 900075], margin: [407, 900074] };
const FIRST_CARDS: ReadBy = { sum: [414], margin: [408] };
const YELLOW_CARDS: ReadBy = { sum: [158], home: [181], away: [184] };
const RACES = [300, 500];
/** The stake comes back where nobody gets there: more than in so large a share of matches, and no race is offered. */
const MOST_REFUNDED = 0.35;

const CORNER_SIZE = 24;
const CARD_SIZE = 14;
/** Endings rarer than this move no odds. */
const NEGLIGIBLE = 1e-7;
const NIL: Score = { home: 0, away: 0 };

/** Of one thing that is counted: how many there were, what is still to come, and who had the last. */
export interface CountOutlook {
  now: Score;
  left: Rates;
  last?: 'home' | 'away' | undefined;
}

type Table = readonly number[];

const endingsOf = (table: Table, scoreOf: (count: number) => Score): Ending[] =>
  table.map((chance, count) => ({ score: scoreOf(count), chance }));

/** Chances of each margin, of which the first is that of `1 - away.length`. */
function marginTable(home: Table, away: Table): number[] {
  const table = new Array<number>(home.length + away.length - 1).fill(0);
  home.forEach((one, h) => {
    away.forEach((other, a) => {
      const at = h - a + away.length - 1;
      table[at] = (table[at] ?? 0) + one * other;
    });
  });
  return table;
}

/**
 * The endings that a market tells apart: by the sum of both sides, by their margin or by one side alone. All of both sides would be
 * ten times as many, and are told apart by none.
 */
function endingsBy(read: keyof ReadBy, { now, left }: CountOutlook, size: number): Ending[] {
  const [home, away] = [poissonTable(left.home, size), poissonTable(left.away, size)];
  switch (read) {
    case 'sum':
      return endingsOf(poissonTable(left.home + left.away, 2 * size), (count) => {
        return { home: now.home + now.away + count, away: 0 };
      });
    case 'margin':
      return endingsOf(marginTable(home, away), (count) => {
        const margin = now.home - now.away + count - away.length + 1;
        return { home: Math.max(0, margin), away: Math.max(0, -margin) };
      });
    case 'home':
      return endingsOf(home, (count) => ({ home: now.home + count, away: 0 }));
    case 'away':
      return endingsOf(away, (count) => ({ home: 0, away: now.away + count }));
  }
}

const READS = ['sum', 'margin', 'home', 'away'] as const;

function priced(
  markets: ReadBy,
  outlook: CountOutlook,
  size: number,
  until?: string,
): (Quote | null)[] {
  return READS.flatMap((read) => {
    const ids = markets[read];
    if (!ids) return [];
    const all = endingsBy(read, outlook, size).filter(({ chance }) => chance > NEGLIGIBLE);
    return ids.flatMap((id) => byRules(id, 'football', all, { until, book: COUNT_BOOK }));
  });
}

function yesNo(typeId: number, yes: number): Quote | null {
  return quote(
    typeId,
    [
      ['Yes', yes],
      ['No', 1 - yes],
    ],
    { book: COUNT_BOOK },
  );
}

/** Whether each side has one at the end. */
function both(typeId: number, { now, left }: CountOutlook): Quote | null {
  if (now.home > 0 && now.away > 0) return null;
  const chance = (count: number, expected: number) => (count > 0 ? 1 : 1 - Math.exp(-expected));
  return yesNo(typeId, chance(now.home, left.home) * chance(now.away, left.away));
}

function sides(typeId: number, { home, away, none }: Rates & { none: number }): Quote | null {
  if (none > MOST_REFUNDED) return null;
  return quote(
    typeId,
    [
      ['1', home],
      ['2', away],
    ],
    { book: COUNT_BOOK },
  );
}

/** First, last and races: decided by the order in which corners come. */
function inOrder({ now, left, last }: CountOutlook): (Quote | null)[] {
  const isFirst = now.home + now.away === 0;
  return [
    isFirst ? sides(900068, nextSide(left)) : null,
    sides(900069, lastSide(left, last)),
    ...RACES.map((line) => {
      const chances = raceChances(line / 100, now, left);
      const race = chances && sides(820, chances);
      return race && { ...race, line };
    }),
  ];
}

/** The next one, which counts from how many there are now; `nobody` is the outcome of none at all. */
function next(typeId: number, { now, left }: CountOutlook, nobody: string): Quote | null {
  const { home, away, none } = nextSide(left);
  return quote(
    typeId,
    [
      ['1', home],
      ['2', away],
      [nobody, none],
    ],
    { offerScore: now, book: COUNT_BOOK },
  );
}

/** Who has the first card, or that there is none. */
function firstCard({ left }: CountOutlook): Quote | null {
  const { home, away, none } = nextSide(left);
  return quote(
    19,
    [
      ['1', home],
      ['2', away],
      ['No Card', none],
    ],
    { book: COUNT_BOOK },
  );
}

function redCard({ now, left }: CountOutlook): Quote | null {
  if (now.home + now.away > 0) return null;
  return yesNo(900076, 1 - Math.exp(-left.home - left.away));
}

/** What is reported of each thing that is counted, of a match and of its halves. */
export interface CountOutlooks {
  corner: { whole: CountOutlook; first: CountOutlook | null; second: CountOutlook };
  card: { whole: CountOutlook; first: CountOutlook | null };
  yellow: CountOutlook;
  red: CountOutlook;
}

/** All markets on corners and cards by what there was and what is to come, in groups that are quoted together. */
export function countMarkets({ corner, card, yellow, red }: CountOutlooks): (Quote | null)[][] {
  const hasCard = card.whole.now.home + card.whole.now.away > 0;
  return [
    [...priced(CORNERS, corner.whole, CORNER_SIZE), ...inOrder(corner.whole)],
    [
      ...(corner.first ? priced(FIRST_CORNERS, corner.first, CORNER_SIZE, '10') : []),
      ...priced(SECOND_CORNERS, corner.second, CORNER_SIZE, '20'),
    ],
    [
      ...priced(CARDS, card.whole, CARD_SIZE),
      both(900077, card.whole),
      ...(card.first ? priced(FIRST_CARDS, card.first, CARD_SIZE, '10') : []),
      ...priced(YELLOW_CARDS, yellow, CARD_SIZE),
      redCard(red),
      hasCard ? null : firstCard(card.whole),
    ],
  ];
}

/** What is offered only while a match is played: the next corner and the next card. */
export function nextMarkets({ corner, card }: CountOutlooks): (Quote | null)[] {
  return [next(579, corner.whole, 'No Corner'), next(900073, card.whole, 'No Card')];
}

/** Two kinds as one: what is counted of both together. */
export function together(one: CountOutlook, other: CountOutlook): CountOutlook {
  const sum = (a: Score, b: Score) => ({ home: a.home + b.home, away: a.away + b.away });
  return { now: sum(one.now, other.now), left: sum(one.left, other.left) };
}

/** Before the start nothing was counted. */
export function unplayed(left: Rates): CountOutlook {
  return { now: NIL, left };
}
