import { addTime, kstInstant } from '@/shared/lib/format';
import type { CasinoGame, CasinoProvider, CasinoRound, Lobby } from './casino-game';

/** When the samples are looked at: a Saturday, 18:43 in Seoul. */
export const lobbyNow = kstInstant('2026-11-21 18:43:00');
const until = kstInstant('2026-11-22 05:00:00');

/** A slot of the demonstration's provider that can be played. */
export function makeCasinoGame(part: Partial<CasinoGame> = {}): CasinoGame {
  return {
    id: 'hanpan-crane',
    providerId: 'hanpan',
    kind: 'slot',
    category: 'slot',
    name: '학과 달항아리',
    isNew: false,
    rtp: 9620,
    volatility: 'medium',
    minStake: 1_000,
    maxStake: 100_000,
    art: { motif: 'crane', glaze: 'celadon' },
    popularity: 128,
    state: 'open',
    until: null,
    ...part,
  };
}

/** The provider of the demonstration. */
export function makeCasinoProvider(part: Partial<CasinoProvider> = {}): CasinoProvider {
  return { id: 'hanpan', name: '한판 스튜디오', state: 'open', until: null, isDemo: true, ...part };
}

/** A round whose stake is held. */
export function makeCasinoRound(part: Partial<CasinoRound> = {}): CasinoRound {
  return {
    id: 'bet_01hy5p3q8w',
    gameId: 'hanpan-crane',
    number: 18_402,
    staked: 2_000,
    won: 0,
    currency: 'KRW',
    state: 'open',
    closedAt: null,
    openedAt: addTime(lobbyNow, -12, 'minute'),
    ...part,
  };
}

const other = (id: string, name: string, part: Partial<CasinoProvider> = {}) =>
  makeCasinoProvider({ id, name, isDemo: false, state: 'unconnected', ...part });

const providers = [
  makeCasinoProvider(),
  other('evolution', '에볼루션'),
  other('pragmatic', '프라그마틱'),
  other('micro', '마이크로'),
  other('playngo', '플레이앤고'),
  other('asia', '아시아게이밍', { state: 'maintenance', until }),
];

type Row = readonly [id: string, name: string, motif: string, glaze: string];

/** All of one provider, less popular one after another. */
function gamesOf(providerId: string, rows: readonly Row[], part: Partial<CasinoGame>) {
  return rows.map(([id, name, motif, glaze], index) =>
    makeCasinoGame({
      id: `${providerId}-${id}`,
      providerId,
      name,
      art: { motif, glaze },
      popularity: 90 - index * 10,
      state: 'unconnected',
      ...part,
    }),
  );
}

const live = { kind: 'casino', volatility: null, maxStake: 1_000_000 } as const;

const slots = [
  makeCasinoGame(),
  ...gamesOf(
    'pragmatic',
    [
      ['peaks', '일월오봉', 'ridge', 'indigo'],
      ['fan', '단청 부채', 'fan', 'red'],
    ],
    { rtp: 9651, volatility: 'high', state: 'open', minStake: 200, maxStake: 200_000 },
  ),
  ...gamesOf('playngo', [['patch', '조각보 메가웨이즈', 'patch', 'white']], {
    category: 'megaways',
    isNew: true,
    rtp: null,
    volatility: null,
  }),
  ...gamesOf('asia', [['pond', '연못의 밤', 'lotus', 'plum']], { state: 'maintenance', until }),
  ...gamesOf('playngo', [['bamboo', '대숲 바람', 'bamboo', 'celadon']], { category: 'classic' }),
];

const tables = [
  makeCasinoGame({
    id: 'hanpan-roulette',
    name: '유러피언 룰렛',
    category: 'roulette',
    rtp: 9730,
    art: { motif: 'wheel', glaze: 'red' },
    ...live,
  }),
  makeCasinoGame({
    id: 'hanpan-baccarat',
    name: '바카라',
    category: 'baccarat',
    rtp: 9894,
    art: { motif: 'cards', glaze: 'indigo' },
    popularity: 116,
    ...live,
  }),
  ...gamesOf('evolution', [['speed-baccarat', '스피드 바카라 C', 'cards', 'plum']], {
    category: 'baccarat',
    ...live,
  }),
  ...gamesOf('pragmatic', [['moonlight', '월하 등불 쇼', 'lantern', 'white']], {
    category: 'show',
    rtp: 9610,
    state: 'maintenance',
    ...live,
  }),
];

/** A lobby with a game of each state. */
export function makeLobby(kind: CasinoGame['kind'] = 'slot'): Lobby {
  const games = kind === 'slot' ? slots : tables;
  const ids = new Set(games.map(({ providerId }) => providerId));
  return { providers: providers.filter(({ id }) => ids.has(id)), games };
}
