import type { CatalogueGame, CatalogueProvider } from './catalogue-repository.ts';

/** Providers of a demonstration. One alone can be played; names of games are inventions. */
export const PROVIDERS: readonly CatalogueProvider[] = [
  {
    id: 'hanpan',
    name: '한판 스튜디오',
    lobbies: ['casino', 'casino_cx', 'slot', 'slot_cx'],
    isDemo: true,
    isConnected: true,
    isClosed: false,
  },
  listed('evolution', '에볼루션', ['casino', 'casino_cx']),
  listed('pragmatic', '프라그마틱', ['slot', 'casino']),
  listed('micro', '마이크로', ['slot', 'slot_cx']),
  listed('playngo', '플레이앤고', ['slot', 'slot_cx']),
  { ...listed('asia', '아시아게이밍', ['casino_cx']), isClosed: true },
];

function listed(id: string, name: string, lobbies: string[]): CatalogueProvider {
  return { id, name, lobbies, isDemo: false, isConnected: false, isClosed: false };
}

type Listed = Omit<CatalogueGame, 'addedAt'> & {
  /** In the lobby since. */
  days: number;
};

const TABLE = { minStake: 1_000, maxStake: 5_000_000, volatility: null } as const;
const REELS = { minStake: 200, maxStake: 200_000 } as const;

/** A game, by the last part of its id: its poster, what it gives back, for how many days it is listed. */
type Row = readonly [
  name: string,
  title: string,
  category: string,
  art: readonly [motif: string, glaze: string],
  rtp: number,
  days: number,
];

function tables(providerId: string, rows: readonly Row[]): Listed[] {
  return rows.map(([name, title, category, [motif, glaze], rtp, days]) => ({
    id: `${providerId}-${name}`,
    providerId,
    kind: 'casino',
    category,
    name: title,
    motif,
    glaze,
    rtp,
    days,
    ...TABLE,
  }));
}

function slots(
  providerId: string,
  rows: readonly (readonly [...Row, CatalogueGame['volatility']])[],
): Listed[] {
  return rows.map(([name, title, category, [motif, glaze], rtp, days, volatility]) => ({
    id: `${providerId}-${name}`,
    providerId,
    kind: 'slot',
    category,
    name: title,
    motif,
    glaze,
    rtp,
    days,
    volatility,
    ...REELS,
  }));
}

/** Those that are listed and not connected, in the order of each provider. */
export const LISTED: readonly Listed[] = [
  ...tables('evolution', [
    ['speed-baccarat-c', '스피드 바카라 C', 'baccarat', ['cards', 'plum'], 9894, 210],
    ['gold-roulette', '골드 룰렛', 'roulette', ['wheel', 'ochre'], 9730, 180],
    ['super-sicbo', '슈퍼 식보', 'sicbo', ['dice', 'red'], 9722, 150],
    ['moon-blackjack', '월광 블랙잭', 'blackjack', ['bj', 'indigo'], 9929, 95],
    ['moon-show', '달맞이 쇼', 'show', ['lantern', 'plum'], 9608, 12],
  ]),
  ...slots('pragmatic', [
    ['five-peaks', '일월오봉', 'slot', ['ridge', 'indigo'], 9651, 240, 'high'],
    ['dancheong-fan', '단청 부채', 'slot', ['fan', 'red'], 9651, 120, 'high'],
    ['roof-jackpot', '기와 잭팟', 'jackpot', ['roof', 'ochre'], 9510, 88, 'high'],
    ['tiger-pass', '호랑이 고개', 'slot', ['tiger', 'ochre'], 9648, 9, 'medium'],
  ]),
  ...tables('pragmatic', [
    ['blackjack-vip', '블랙잭 VIP', 'blackjack', ['bj', 'celadon'], 9929, 130],
    ['lantern-show', '월하 등불 쇼', 'show', ['lantern', 'white'], 9623, 64],
  ]),
  ...slots('micro', [
    ['twelve-coins', '엽전 열두 닢', 'classic', ['coins', 'ochre'], 9542, 300, 'low'],
    ['pond-night', '연못의 밤', 'slot', ['lotus', 'plum'], 9612, 170, 'medium'],
    ['knots', '매듭 잇기', 'slot', ['knot', 'red'], 9605, 110, 'medium'],
    ['beyond-waves', '파도 너머 메가웨이즈', 'megaways', ['waves', 'indigo'], 9638, 75, 'high'],
    ['white-jar', '백자 클래식', 'classic', ['jar', 'white'], 9520, 18, 'low'],
  ]),
  ...slots('playngo', [
    ['patch-megaways', '조각보 메가웨이즈', 'megaways', ['patch', 'white'], 9647, 160, 'high'],
    ['bamboo-wind', '대숲 바람', 'slot', ['bamboo', 'celadon'], 9620, 140, 'low'],
    ['crane-jackpot', '두루미 잭팟', 'jackpot', ['crane', 'indigo'], 9482, 100, 'high'],
    ['taeguk', '태극 클래식', 'classic', ['tae', 'plum'], 9555, 82, 'low'],
    ['lantern-night', '연등 밤길', 'slot', ['lantern', 'red'], 9630, 5, 'medium'],
  ]),
  ...tables('asia', [
    ['dragontiger', '드래곤타이거', 'dragontiger', ['tae', 'indigo'], 9627, 190],
    ['celadon-baccarat', '청자 바카라', 'baccarat', ['cards', 'celadon'], 9894, 125],
    ['ochre-sicbo', '황토 식보', 'sicbo', ['dice', 'ochre'], 9722, 70],
  ]),
];
