import type { Dto } from '#contract/types.gen.ts';
import type { OfferStatus } from '#rules/market-status.ts';
import { kstInstant } from '@/shared/lib/format';
import { type Fixture, toFacts, toMarket } from './game';

// Data for stories, tests and measurements; nothing here is random.

const kickOff = kstInstant('2026-11-21 18:45:00');

export function makeLeagueDto(over: Partial<Dto<'League'>> = {}): Dto<'League'> {
  return {
    id: 'fb-gb-premier',
    sport: 'football',
    name: '잉글랜드 프리미어리그',
    country: 'gb',
    order: 1,
    ...over,
  };
}

interface MarketInput {
  typeId: number;
  line?: number | null;
  odds: Readonly<Record<string, number>>;
  status?: OfferStatus;
}

/** A market from odds (hundredths) by outcome. */
export function makeMarketDto(
  fixtureId: string,
  { typeId, line = null, odds, status = 1 }: MarketInput,
): Dto<'Market'> {
  const id = `${fixtureId}.${typeId}.${line ?? '_'}`;
  const selections = Object.entries(odds).map(([outcome, price]) => ({
    id: `${id}.${outcome}`,
    outcome,
    odds: price,
    status: 1 as const,
  }));
  return { id, typeId, line, offerScore: null, status, selections };
}

const mainMarkets: readonly MarketInput[] = [
  { typeId: 1, odds: { 1: 172, X: 385, 2: 460 } },
  { typeId: 3, line: -100, odds: { 1: 195, 2: 186 } },
  { typeId: 2, line: 300, odds: { Over: 180, Under: 202 } },
];

export function makeFixtureDto({
  markets = mainMarkets,
  ...over
}: Omit<Partial<Dto<'Fixture'>>, 'markets'> & {
  markets?: readonly MarketInput[];
} = {}): Dto<'Fixture'> {
  const id = over.id ?? 'sample00arsn';
  return {
    id,
    sport: 'football',
    leagueId: 'fb-gb-premier',
    home: '아스널',
    away: '브라이턴',
    homeId: `${id}h`,
    awayId: `${id}a`,
    startsAt: kickOff,
    status: 1,
    score: null,
    clock: null,
    marketCount: 43,
    ...over,
    markets: markets.map((market) => makeMarketDto(id, market)),
  };
}

/** A fixture as rows take it, with every market it came with. */
export function toFixture(dto: Dto<'Fixture'>): Fixture {
  return { ...toFacts(dto), markets: dto.markets.map(toMarket) };
}

export function makeBoardDto(over: Partial<Dto<'Board'>> = {}): Dto<'Board'> {
  return {
    sport: 'football',
    kind: 'cross',
    leagues: [makeLeagueDto()],
    fixtures: [makeFixtureDto()],
    ...over,
  };
}

const live = { status: 2 as const, score: { home: 1, away: 0 } };

/** The boards of the design pictures: two sports, three leagues, a live match, a suspended market. */
export function sampleBoards(kind: Dto<'BoardKind'> = 'cross'): Dto<'Board'>[] {
  const fixture = (
    id: string,
    names: string,
    markets: readonly MarketInput[],
    over: Omit<Partial<Dto<'Fixture'>>, 'markets'> = {},
  ) => {
    const [home = '', away = ''] = names.split(' : ');
    return makeFixtureDto({ id: `sample00${id}`, home, away, markets, ...over });
  };
  const k1 = { leagueId: 'fb-kr-k1' };
  const nba = {
    sport: 'basketball' as const,
    leagueId: 'bk-us-nba',
    startsAt: kickOff + 62_100_000,
  };
  return [
    makeBoardDto({
      kind,
      leagues: [
        makeLeagueDto(),
        makeLeagueDto({ id: 'fb-kr-k1', name: 'K리그1 파이널A', country: 'kr', order: 6 }),
      ],
      fixtures: [
        fixture('arsn', '아스널 : 브라이턴', [{ typeId: 1, odds: { 1: 172, X: 385, 2: 460 } }]),
        fixture('manc', '맨체스터 시티 : 뉴캐슬', mainMarkets, { startsAt: kickOff + 8_100_000 }),
        fixture('uls1', '울산 HD : 전북 현대', [{ typeId: 1, odds: { 1: 208, X: 295, 2: 390 } }], {
          ...k1,
          ...(kind === 'live' ? { ...live, clock: { period: '20', minute: 63 } } : {}),
        }),
        fixture(
          'poh1',
          '포항 스틸러스 : FC서울',
          [{ typeId: 3, line: -50, odds: { 1: 202, 2: 180 } }],
          k1,
        ),
      ],
    }),
    makeBoardDto({
      sport: 'basketball',
      kind,
      leagues: [
        makeLeagueDto({ id: 'bk-us-nba', sport: 'basketball', name: 'NBA', country: 'us' }),
      ],
      fixtures: [
        fixture(
          'lal1',
          'LA 레이커스 : 덴버 너기츠',
          [
            { typeId: 226, odds: { 1: 166, 2: 224 } },
            { typeId: 28, line: 22_150, odds: { Over: 188, Under: 192 } },
          ],
          nba,
        ),
        fixture(
          'gsw1',
          '골든스테이트 워리어스 : 피닉스 선스',
          [{ typeId: 342, line: -350, odds: { 1: 191, 2: 189 }, status: 2 }],
          nba,
        ),
      ],
    }),
  ];
}

/** Generates a board of many fixtures, three markets each, for measurements. */
export function makeManyFixtures(count: number, sport: Dto<'Sport'> = 'football'): Dto<'Board'> {
  const leagues = Array.from({ length: 20 }, (_, at) =>
    makeLeagueDto({ id: `league-${at}`, sport, name: `리그 ${at + 1}`, order: at }),
  );
  const fixtures = Array.from({ length: count }, (_, at) =>
    makeFixtureDto({
      id: `many${String(at).padStart(6, '0')}`,
      sport,
      leagueId: `league-${at % 20}`,
      home: `홈팀 ${at}`,
      away: `원정팀 ${at}`,
      startsAt: kickOff + Math.floor(at / 20) * 900_000,
    }),
  );
  return makeBoardDto({ sport, leagues, fixtures });
}
