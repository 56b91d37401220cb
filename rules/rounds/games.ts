/** How a game draws its result. */
export type DrawFamily =
  | 'powerball'
  | 'ladder'
  | 'baccarat'
  | 'dragontiger'
  | 'dice'
  | 'roulette'
  | 'hilo'
  | 'number'
  | 'gostop'
  | 'blackjack';

/** A game whose rounds follow each other all day; lengths in seconds. */
export interface RoundGame {
  id: number;
  /** The two parts of its address. */
  provider: string;
  game: string;
  family: DrawFamily;
  /** Its rows in `minigames.tsv`. */
  table: string;
  /** From the opening of a round to its draw. */
  length: number;
  /** How long before the draw bets are closed. */
  cut: number;
  /** The game whose round of the same number decides: a ladder walks by the first ball of a powerball. */
  follows?: number;
}

type Row = [id: number, path: string, table: string, length: number, cut: number, follows?: number];

const familyOfTable: Record<string, DrawFamily> = {
  sicbo: 'dice',
  oddeven: 'number',
  'mgm-oddeven': 'number',
  onering: 'number',
};

/** The games of the minigame providers, by id: 101–105 MGM, 211–217 EOS and Entry, 231–234 Named, 251–254 Next … */
const rows: readonly Row[] = [
  [101, 'mgm/baccarat1', 'baccarat', 60, 10],
  [102, 'mgm/baccarat2', 'baccarat', 60, 10],
  [103, 'mgm/baccarat3', 'baccarat', 60, 10],
  [104, 'mgm/oddeven', 'mgm-oddeven', 60, 10],
  [105, 'mgm/gostop', 'gostop', 60, 10],
  [211, 'eos/powerball1', 'powerball', 60, 10],
  [212, 'eos/powerball2', 'powerball', 120, 15],
  [213, 'eos/powerball3', 'powerball', 180, 20],
  [214, 'eos/powerball4', 'powerball', 240, 30],
  [215, 'eos/powerball5', 'powerball', 300, 30],
  [216, 'ntry/powerball', 'powerball', 300, 30],
  [217, 'ntry/powerladder', 'ladder', 300, 30, 216],
  [231, 'named/powerball3', 'powerball', 180, 20],
  [232, 'named/powerball', 'powerball', 300, 30],
  [233, 'named/powerladder3', 'ladder', 180, 20, 231],
  [234, 'named/powerladder5', 'ladder', 300, 30, 232],
  [251, 'next/powerball', 'powerball', 180, 20],
  [252, 'next/ladder', 'ladder', 180, 20, 251],
  [253, 'next/baccarat', 'baccarat', 60, 10],
  [254, 'next/onering', 'onering', 60, 10],
  [261, 'evolution/powerball', 'powerball', 180, 20],
  [271, 'bepick/nnpowerball', 'powerball', 300, 30],
  [301, 'lotus/baccarat', 'baccarat', 60, 10],
  [302, 'lotus/oddeven', 'oddeven', 60, 10],
  [303, 'lotus/sicbo', 'sicbo', 60, 10],
  [304, 'lotus/dragontiger', 'dragontiger', 60, 10],
  [401, 'skypark/oddeven', 'oddeven', 60, 10],
  [402, 'skypark/baccarat1', 'baccarat', 60, 10],
  [403, 'skypark/baccarat2', 'baccarat', 60, 10],
  [404, 'skypark/speed_baccarat1', 'baccarat', 30, 5],
  [405, 'skypark/speed_baccarat2', 'baccarat', 30, 5],
  [406, 'skypark/blackjack', 'blackjack', 60, 10],
  [407, 'skypark/dragontiger', 'dragontiger', 60, 10],
  [408, 'skypark/dice', 'dice', 60, 10],
  [501, 'token/roulette', 'roulette', 30, 5],
  [502, 'token/highrow', 'hilo', 10, 2],
  [503, 'token/highrow5', 'hilo', 5, 1],
  [504, 'token/baccarat', 'baccarat', 30, 5],
];

function gameOf([id, path, table, length, cut, follows]: Row): RoundGame {
  const [provider = '', game = ''] = path.split('/');
  const family = familyOfTable[table] ?? (table as DrawFamily);
  return { id, provider, game, family, table, length, cut, ...(follows && { follows }) };
}

export const ROUND_GAMES: readonly RoundGame[] = rows.map(gameOf);

/** Ids within the providers' ranges that no game has: they are answered as unknown, not as under maintenance. */
export const RESERVED_GAME_IDS: readonly number[] = [235, 305, 306, 307, 308, 409, 410];

const byId = new Map(ROUND_GAMES.map((game) => [game.id, game]));

/** The game of an id; undefined of a reserved or unknown one. */
export function roundGame(id: number): RoundGame | undefined {
  return byId.get(id);
}

/** The game of an address, as in `/minigame/eos/powerball3`. */
export function roundGameAt(provider: string, game: string): RoundGame | undefined {
  return ROUND_GAMES.find((each) => each.provider === provider && each.game === game);
}

/** The key of the round whose seed decides a round: its own, or that of the game it follows. */
export function seedKeyOf({ id, follows }: RoundGame, key: string): string {
  return follows === undefined ? key : key.replace(`${id}-`, `${follows}-`);
}
