import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '#rules/markets/catalogue.gen.ts';
import { MARKET_TYPES, outcomesOf } from '#rules/markets/market-types.ts';
import { OUTCOME_LISTS, outcomeListOf } from '#rules/markets/outcome-lists.ts';
import { SPORTS_OF_MARKET } from '#rules/markets/scope.gen.ts';
import { SPORT_KEYS, sportOf } from '#rules/sports.ts';
import {
  clockText,
  formatLine,
  groupOfMarket,
  isNamed,
  loadCatalogue,
  marketGroupName,
  marketLabel,
  marketName,
  marketPart,
  outcomeLabel,
  overtimeWord,
  periodLabel,
  shortMarketName,
} from '..';

describe('every market of the table', () => {
  beforeAll(loadCatalogue);
  const rows = [...MARKET_TYPES, ...CATALOGUE];
  const isKorean = /[가-힣]|U\/O/;
  // Where periods are called 피리어드, no part takes the name of another.
  const neutral = 'ice-hockey';

  it('has a long and a short label in every sport', () => {
    for (const { id } of rows) {
      for (const sport of SPORT_KEYS) {
        for (const label of [marketLabel(id, sport), shortMarketName(id, sport)]) {
          expect(label, `${id} ${sport}`).toMatch(isKorean);
          expect(label, `${id} ${sport}`).not.toMatch(/[{}]|\(\)| {2}|^ | $/);
        }
      }
    }
  });

  it('shares its long label with no other', () => {
    const labels = rows.map(({ id }) => marketLabel(id, neutral));
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  it('has a word for each outcome, and no word twice', () => {
    for (const row of rows) {
      const { id, family, outcomes } = row;
      const list = outcomeListOf(row);
      // Of lists of players the names are shown.
      if (list && OUTCOME_LISTS[list].grammar === null) continue;
      const listed = outcomes.filter((outcome) => !outcome.startsWith('*'));
      const all = new Set([...listed, ...(list ? OUTCOME_LISTS[list].samples : [])]);
      const words = [...all].map((outcome) => outcomeLabel(family, outcome));
      expect(
        words.filter((word) => /[A-Za-z]/.test(word) || word === ''),
        String(id),
      ).toEqual([]);
      expect(new Set(words).size, String(id)).toBe(words.length);
      expect(words.length, String(id)).toBeGreaterThan(1);
    }
  });

  it('says 피리어드 in ice hockey only', () => {
    // 최다 득점 피리어드 is the name of a market, whatever a sport calls its parts.
    const named = [70, 900165];
    for (const { id } of rows.filter((row) => !named.includes(row.id))) {
      for (const sport of (SPORTS_OF_MARKET[id] ?? []).filter((one) => one !== neutral)) {
        expect(marketLabel(id, sport), `${id} ${sport}`).not.toContain('피리어드');
      }
    }
  });

  it('that is offered has no empty outcome', () => {
    for (const { id, sports } of MARKET_TYPES) {
      for (const sport of sports) {
        for (const outcome of outcomesOf(id, sport)) expect(outcome).not.toBe('');
      }
    }
  });
});

it('markets that are not offered have a name once the catalogue is here', async () => {
  await loadCatalogue();
  expect(isNamed(711)).toBe(true);
  expect(marketName(711, 'football')).toBe('골 넣을 선수');
  expect(marketLabel(123456, 'football')).toBe('');
});

describe('names', () => {
  it.each([
    [28, 'basketball', '언더오버', '연장포함'],
    [2, 'football', '언더오버', '연장없음'],
    [72, 'basketball', '홀짝 (1쿼터)', null],
    [52, 'e-sports', '승패', null],
    [221, 'basketball', '언더오버 - 홈팀', '연장포함'],
    [900163, 'ice-hockey', '승패', '연장·승부치기 포함'],
    [284, 'football', '승무패 (후반전)', '연장없음'],
    [42, 'football', '승무패 (후반전)', '연장없음'],
    [282, 'football', '승무패 (전반전)', null],
    [44, 'basketball', '승무패 (4쿼터)', '연장없음'],
    [43, 'basketball', '승무패 (3쿼터)', null],
    [43, 'ice-hockey', '승무패 (3피리어드)', '연장없음'],
    [900048, 'baseball', '승무패 (9이닝)', '연장없음'],
    [49, 'volleyball', '승무패 (5세트)', null],
    [4, 'football', '전반/풀타임', '연장없음'],
  ] as const)('of %i in %s: %s, %s', (typeId, sport, name, overtime) => {
    expect(marketName(typeId, sport)).toBe(name);
    expect(overtimeWord(typeId, sport)).toBe(overtime);
  });

  it('take the word of the sport for a part', () => {
    const first = SPORT_KEYS.filter((sport) => sportOf(sport).regulation.length > 0).map(
      (sport) => [sport, marketPart(21, sport)],
    );
    expect(Object.fromEntries(first)).toEqual({
      football: '전반전',
      basketball: '1쿼터',
      baseball: '1이닝',
      volleyball: '1세트',
      'ice-hockey': '1피리어드',
      'e-sports': '1세트',
      tennis: '1세트',
      'table-tennis': '1세트',
      badminton: '1세트',
      'american-football': '1쿼터',
      handball: '전반전',
      futsal: '전반전',
      'field-hockey': '1쿼터',
      'rugby-league': '전반전',
      cricket: '1이닝',
    });
    expect(marketLabel(21, 'tennis')).toBe('언더오버 (1세트)');
    expect(marketLabel(45, 'football')).toBe('언더오버 (후반전)');
    expect(marketPart(64, 'basketball')).toBe('1쿼터');
    expect(marketPart(3, 'basketball')).toBeNull();
  });

  it('are long or short', () => {
    expect(marketLabel(342, 'basketball')).toBe('핸디캡 (연장포함)');
    expect(shortMarketName(342, 'basketball')).toBe('핸디');
    expect(shortMarketName(64, 'basketball')).toBe('1쿼터 핸디');
    expect(shortMarketName(866, 'volleyball')).toBe('세트 핸디');
    expect(shortMarketName(3, 'volleyball')).toBe('세트 핸디');
    expect(shortMarketName(2, 'e-sports')).toBe('세트 U/O');
    expect(shortMarketName(3, 'basketball')).toBe('핸디');
    expect(shortMarketName(2, 'football')).toBe('U/O');
  });

  it.each([
    ['football', 10, '전반전'],
    ['football', 80, '하프타임'],
    ['football', 102, '승부차기포함'],
    ['basketball', 3, '3쿼터'],
    ['basketball', 80, '휴식'],
    ['baseball', -1, '경기전'],
    ['ice-hockey', 102, '승부치기포함'],
    ['ice-hockey', 50, '승부치기'],
    ['handball', 10, '전반전'],
    ['handball', 102, '승부던지기포함'],
    ['rugby-league', 80, '하프타임'],
    ['tennis', 5, '5세트'],
    ['cricket', 2, '2이닝'],
    ['cricket', 102, '슈퍼오버포함'],
    ['field-hockey', 50, '슛아웃'],
    ['snooker', 100, '최종'],
    ['darts', 80, '휴식'],
    ['volleyball', 50, '골든세트'],
    ['volleyball', 77, ''],
  ] as const)('of score codes: %s %i is %s', (sport, code, word) => {
    expect(periodLabel(sport, code)).toBe(word);
  });

  it('of one-team markets are those of the teams where they are given', () => {
    const teams = { home: '울산 HD', away: '전북 현대' };
    expect(marketLabel(101, 'football', teams)).toBe('언더오버 - 울산 HD');
    expect(marketName(22, 'football', teams)).toBe('전북 현대 득점');
    expect(marketName(22, 'football')).toBe('원정팀 득점');
  });

  it('of the group of parts are those of the sport', () => {
    const sports = ['football', 'volleyball', 'basketball'] as const;
    expect(sports.map((sport) => marketGroupName('part', sport))).toEqual([
      '전·후반',
      '세트',
      '쿼터',
    ]);
    expect(marketGroupName('corner-card', 'football')).toBe('코너·카드');
  });

  it('of groups go by the row, also of a market that is not offered', async () => {
    await loadCatalogue();
    expect([1, 3, 900082, 900081, 900164, 123_456].map(groupOfMarket)).toEqual([
      'main',
      'handicap',
      'part',
      'special',
      'total',
      'special',
    ]);
  });
});

describe('the moment of a match', () => {
  it.each([
    ['football', { period: '20', minute: 63 }, '후반 63′'],
    ['football', { period: '80', minute: 45 }, '하프타임'],
    ['basketball', { period: '4', minute: null }, '4쿼터'],
    ['baseball', { period: '1', minute: null, inning: { number: 1, half: 'top' } }, '1회초'],
    ['baseball', { period: '9', minute: null, inning: { number: 9, half: 'bottom' } }, '9회말'],
    ['baseball', { period: '40', minute: null, inning: { number: 11, half: 'top' } }, '11회초'],
    ['football', null, ''],
  ] as const)('in %s at %o is %s', (sport, clock, words) => {
    expect(clockText(sport, clock)).toBe(words);
  });
});

describe('outcomes and lines', () => {
  it.each([
    ['winner3', '1', '승'],
    ['winner3', 'X', '무'],
    ['htft', 'X/1', '무/승'],
    ['combo', '1 And Over', '승 + 오버'],
    ['combo', '1/X And Under', '승/무 + 언더'],
    ['first-score', '1', '홈팀'],
    ['correct-score', '2-1', '2-1'],
    ['highest-period', '2nd Half', '후반전'],
    ['correct-score', '4-0', '4-0'],
    ['interval', '1-15', '1~15분'],
    ['interval', '76+', '76분 이후'],
    ['interval', 'No Goal', '노골'],
    ['margin', '2 by 1-5', '원정팀 1~5점 차'],
    ['method', 'KO', '케이오'],
    ['method', '1 Submission', '홈팀 서브미션'],
    ['method', '2 Extra Time', '원정팀 연장'],
    ['exact-number', '3+', '3+'],
    ['exact-number', 'Decision', '판정'],
    ['combo', '1 4-6', '홈팀 4~6라운드'],
  ])('%s %s is %s', (family, outcome, word) => {
    expect(outcomeLabel(family, outcome)).toBe(word);
  });

  it('lines carry a plus sign where they are handicaps', () => {
    expect([
      formatLine('handicap', 150),
      formatLine('handicap', -50),
      formatLine('total', 250),
    ]).toEqual(['+1.5', '-0.5', '2.5']);
  });
});
