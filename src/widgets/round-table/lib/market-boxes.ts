import { isRedPocket } from '#rules/rounds/numbers.ts';
import { type Game, isVenue } from '#rules/rounds/round.ts';
import type { OfferedMarket, OfferedSelection } from '@/entities/round';

/** Markets in one frame, and how wide it and its cells are. */
export interface MarketBox {
  key: string;
  markets: readonly OfferedMarket[];
  width: BoxWidth;
  /** How many cells are side by side: in wide windows, and on phones. */
  columns: number;
  narrow: number;
  /** Opened by the member: there are many, or they are seldom bet on. */
  isFolded: boolean;
}

export type BoxWidth = 'third' | 'half' | 'whole';

type Row = [
  markets: string,
  width: BoxWidth,
  columns: number,
  narrow?: number,
  isFolded?: 'folded',
];

const twoWay = (markets: string, width: BoxWidth = 'half'): Row[] =>
  markets.split(' ').map((market) => [market, width, 2]);

/** By table of a game, or sport of a venue: each frame with its markets, in the order of the page. */
const layouts: Readonly<Record<string, readonly Row[]>> = {
  powerball: [
    ...twoWay('p-oe p-uo n-oe n-uo'),
    ...([
      ['n-size', 'half', 3],
      ['p-oe-uo', 'half', 4, 2],
      ['n-oe-uo', 'half', 4, 2],
      ['pn-oe', 'half', 4, 2],
      ['n-oe-size', 'whole', 6, 3, 'folded'],
      ['p-sec', 'whole', 4, 2, 'folded'],
      ['n-sec', 'whole', 6, 3, 'folded'],
      ['p-num', 'whole', 10, 5, 'folded'],
    ] satisfies Row[]),
  ],
  ladder: [...twoWay('start line oe', 'third'), ['combo', 'whole', 4]],
  baccarat: [['p-pair main b-pair', 'whole', 5, 3]],
  dragontiger: [
    ['main suited-tie', 'whole', 4, 2],
    ...twoWay('dragon-oe tiger-oe dragon-color tiger-color'),
  ],
  dice: [...twoWay('size oe'), ['triple', 'whole', 1], ['sum', 'whole', 7, 4]],
  sicbo: [
    ...twoWay('size oe'),
    ['sum', 'whole', 7, 4],
    ['triple', 'whole', 7, 4],
    ['double', 'whole', 6, 3],
    ['single', 'whole', 6, 3],
    ['pair', 'whole', 5, 3, 'folded'],
  ],
  roulette: [
    ...twoWay('color oe range', 'third'),
    ['dozen', 'half', 3],
    ['column', 'half', 3],
    ['straight', 'whole', 12, 6],
    ['line', 'whole', 6, 3, 'folded'],
    ['street', 'whole', 6, 3, 'folded'],
    ['corner', 'whole', 6, 3, 'folded'],
    ['split', 'whole', 8, 4, 'folded'],
  ],
  hilo: [...twoWay('hilo color'), ['group', 'whole', 3]],
  'mgm-oddeven': [...twoWay('oe uo hidden', 'third'), ['oe-uo', 'whole', 4, 2]],
  oddeven: [...twoWay('oe uo'), ['oe-uo', 'whole', 4, 2]],
  onering: [
    ...twoWay('oe uo'),
    ['zone', 'half', 3],
    ['oe-uo', 'half', 4, 2],
    ['num', 'whole', 12, 6],
  ],
  gostop: [['main', 'whole', 3]],
  blackjack: [
    ['main', 'whole', 3],
    ['p-bj p-bust d-bust', 'whole', 3],
  ],
  soccer: [['1x2', 'whole', 3], ...twoWay('ou-2.5 btts oe', 'third')],
  // The names of teams are long.
  basketball: twoWay('12 hcp ou', 'whole'),
};

/** A side, neither, the other: neither is between the two. */
function withTieBetween(selections: readonly OfferedSelection[]): OfferedSelection[] {
  const [one, other, tie, ...more] = selections;
  const isTie = tie?.selection === 'tie' || tie?.selection === 'push';
  return one && other && isTie ? [one, tie, other, ...more] : [...selections];
}

/** The markets of a game in their frames. A market that has no place yet gets one at the end. */
export function marketBoxes(game: Game, markets: readonly OfferedMarket[]): MarketBox[] {
  const rows = layouts[isVenue(game) ? game.sport : game.table] ?? [];
  const placed = new Set(rows.flatMap(([keys]) => keys.split(' ')));
  const others = markets
    .filter(({ market }) => !placed.has(market))
    .map(({ market, selections }): Row => [market, 'whole', Math.min(selections.length, 6), 3]);
  return [...rows, ...others].flatMap(([keys, width, columns, narrow = columns, folded]) => {
    const own = keys
      .split(' ')
      .flatMap((key) => markets.find(({ market }) => market === key) ?? []);
    if (own.length === 0) return [];
    return [
      {
        key: keys,
        width,
        columns,
        narrow,
        isFolded: folded !== undefined,
        markets: own.map(({ market, selections }) => ({
          market,
          selections: withTieBetween(selections),
        })),
      },
    ];
  });
}

export type CellTone = 'plain' | 'blue' | 'red' | 'green';

const tones: readonly (readonly [CellTone, string])[] = [
  ['blue', 'odd under left player player-pair dragon dragon-odd tiger-odd lo low blue go small'],
  [
    'red',
    'even over right banker banker-pair dealer tiger dragon-even tiger-even hi high stop red big',
  ],
  ['red', 'dragon-red tiger-red'],
  ['green', 'tie push suited-tie green'],
];
const toneOfKey: Readonly<Record<string, CellTone>> = Object.fromEntries(
  tones.flatMap(([tone, keys]) => keys.split(' ').map((key) => [key, tone])),
);

const redPockets = new Set(
  Array.from({ length: 37 }, (_, number) => number)
    .filter(isRedPocket)
    .map(String),
);

/** The colour of a selection's name; markets of several colours alone have one. */
export function toneOf({ market, selection }: { market: string; selection: string }): CellTone {
  if (market === 'line') return selection === '3' ? 'blue' : selection === '4' ? 'red' : 'plain';
  if (market === 'n-size') return 'plain';
  if (market === 'straight') return redPockets.has(selection) ? 'red' : 'plain';
  return toneOfKey[selection.split('@')[0] ?? ''] ?? 'plain';
}
