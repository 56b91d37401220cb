import type { components } from '#contract/types.gen.ts';
import { MARKET_TYPES } from '#rules/markets/market-types.ts';

type Schemas = components['schemas'];
export type BoardDto = Schemas['Board'];
type FixtureDto = BoardDto['fixtures'][number];
type MarketDto = FixtureDto['markets'][number];
export type OddsChange = Schemas['OddsChange'];
type Price = OddsChange['selections'][number];

export const topic = 'board:football:cross';
const perLeague = 50;
const leagueNames = ['잉글랜드 프리미어리그', 'K리그1', '스페인 라리가', '독일 분데스리가'];
const teams = [
  '아스널',
  '브라이턴',
  '맨체스터 시티',
  '뉴캐슬',
  '울산 HD',
  '전북 현대',
  '포항',
  '첼시',
];

/**
 * Every so many messages the probe takes its next code, so that a painted price names its message. Not with each one:
 * a price visible that moves 50 times a second would be the main load.
 */
const probeEvery = 4;
const probeFrom = 101;
const probeCodes = 797;

/** Draws numbers in [0, 1) from a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Market {
  /** The selection that changes with every message. */
  probe: string;
  /** The board with its prices as they are now. */
  board: () => BoardDto;
  /** A fixture with all its markets; null for none of these. */
  detail: (fixtureId: string) => Schemas['FixtureDetail'] | null;
  /** Moves `count` prices by chance; with every fourth message the first of them is the probe. */
  move: (n: number, count: number) => Price[];
  oddsOf: (id: string) => number | undefined;
}

/** Returns the first message from `n` on that moves the probe. */
export function nextProbe(n: number): number {
  return Math.ceil(n / probeEvery) * probeEvery;
}

/** Returns the price of the probe after message `n`, hundredths. */
function probeOdds(n: number): number {
  return probeFrom + (Math.floor(n / probeEvery) % probeCodes);
}

/** Returns the first message from `n` on that moves the probe to `odds`. */
export function messageOfProbe(odds: number, n: number): number {
  const first = nextProbe(n);
  const ahead = (odds - probeOdds(first) + probeCodes) % probeCodes;
  return first + ahead * probeEvery;
}

/** The markets of each fixture: one for each column of its row. */
const offered = [
  { typeId: 1, line: null, outcomes: ['1', 'X', '2'] },
  { typeId: 3, line: -50, outcomes: ['1', '2'] },
  { typeId: 2, line: 250, outcomes: ['Over', 'Under'] },
] as const;

/** Lines of a market that has any, beside the one in the row, hundredths. */
const furtherLines = [-250, -150, 50, 150, 350];
/** The most that a football fixture is to have. */
const marketsOfFixture = 120;

const ofFootball = MARKET_TYPES.filter(({ sports }) => sports.includes('football'));
const inRow = new Set(offered.map(({ typeId, line }) => `${typeId}.${line ?? '_'}`));

/** What a fixture has on its own page only, and still: every type of football, those with lines several times. */
const furtherOffered = ofFootball
  .flatMap(({ id: typeId, line, outcomes }) =>
    (line ? furtherLines : [null]).map((at) => ({ typeId, line: at, outcomes })),
  )
  .filter(({ typeId, line }) => !inRow.has(`${typeId}.${line ?? '_'}`))
  .slice(0, marketsOfFixture - offered.length);

function furtherMarkets(fixtureId: string): MarketDto[] {
  return furtherOffered.map(({ typeId, line, outcomes }): MarketDto => {
    const id = `${fixtureId}.${typeId}.${line ?? '_'}`;
    const selections = outcomes.map((outcome) => ({
      id: `${id}.${outcome}`,
      outcome,
      odds: 190,
      status: 1 as const,
    }));
    return { id, typeId, line, offerScore: null, status: 1, selections };
  });
}

/** A football board of winner, handicap and total, whose prices walk by chance; only the first `hot` fixtures move. */
export function createMarket(options: { fixtures: number; hot: number; seed: number }): Market {
  const random = seeded(options.seed);
  const odds = new Map<string, number>();
  const startsAt = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 43_200_000;
  const leagues = Array.from({ length: Math.ceil(options.fixtures / perLeague) }, (_, at) => ({
    id: `league-${at}`,
    sport: 'football' as const,
    name: `${leagueNames[at % leagueNames.length]} ${at + 1}`,
    country: ['gb', 'kr', 'es', 'de'][at % 4] ?? 'gb',
    order: at,
  }));
  const fixtures = Array.from({ length: options.fixtures }, (_, at) => {
    const id = `bench${String(at).padStart(5, '0')}`;
    const markets = offered.map(({ typeId, line, outcomes }) => {
      const marketId = `${id}.${typeId}.${line ?? '_'}`;
      const selections = outcomes.map((outcome) => ({ id: `${marketId}.${outcome}`, outcome }));
      return { id: marketId, typeId, line, selections };
    });
    for (const { selections } of markets)
      for (const selection of selections) odds.set(selection.id, 150 + Math.floor(random() * 400));
    return { id, markets, at };
  });
  const moving = fixtures
    .slice(0, options.hot)
    .flatMap(({ markets }) => markets.flatMap(({ selections }) => selections.map(({ id }) => id)));
  const probe = moving[0] ?? '';

  function step(id: string): Price {
    const known = odds.get(id) ?? 200;
    const by = 1 + Math.floor(random() * 9);
    const next = known + (random() < 0.5 ? -by : by);
    const price = next < 101 ? known + by : next > 9900 ? known - by : next;
    odds.set(id, price);
    return { id, odds: price, status: 1 };
  }

  function fixtureOf({ id, markets, at }: (typeof fixtures)[number]): FixtureDto {
    return {
      id,
      sport: 'football',
      leagueId: `league-${Math.floor(at / perLeague)}`,
      home: `${teams[at % teams.length]} ${at}팀`,
      away: `${teams[(at + 3) % teams.length]} ${at}팀`,
      homeId: `${id}h`,
      awayId: `${id}a`,
      startsAt: startsAt + at * 60_000,
      status: 1,
      score: null,
      clock: null,
      marketCount: offered.length + furtherOffered.length,
      markets: markets.map(({ selections, ...market }) => ({
        ...market,
        offerScore: null,
        status: 1,
        selections: selections.map((one) => ({ ...one, odds: odds.get(one.id) ?? 200, status: 1 })),
      })),
    };
  }

  return {
    probe,
    board: () => ({ sport: 'football', kind: 'cross', leagues, fixtures: fixtures.map(fixtureOf) }),
    detail(fixtureId) {
      const found = fixtures.find(({ id }) => id === fixtureId);
      const league = found && leagues[Math.floor(found.at / perLeague)];
      if (!league) return null;
      const fixture = fixtureOf(found);
      const markets = [...fixture.markets, ...furtherMarkets(fixtureId)];
      return { league, fixture: { ...fixture, markets }, scores: {} };
    },
    move(n, count) {
      const prices: Price[] = [];
      if (nextProbe(n) === n) {
        const price = probeOdds(n);
        odds.set(probe, price);
        prices.push({ id: probe, odds: price, status: 1 });
      }
      while (prices.length < count) {
        const id = moving[1 + Math.floor(random() * (moving.length - 1))] ?? probe;
        prices.push(step(id));
      }
      return prices;
    },
    oddsOf: (id) => odds.get(id),
  };
}
