import { describe, expect, test } from 'vitest';
import { marketId, parseMarketId, parseSelectionId, selectionId } from './ids.ts';
import {
  BOARD_KINDS,
  formatLine,
  isOnBoard,
  isQuarterLine,
  kindOf,
  lineForOutcome,
  MARKET_TYPES,
  marketIdsOfBoard,
  marketLabel,
  marketType,
  outcomeLabel,
  outcomesOf,
  overtimeIncluded,
} from './market-types.ts';
import { scoreForPeriod } from './scores.ts';
import { settleSelection } from './settle.ts';
import { inPlayDelaySeconds, periodLabel, SPORT_KEYS, SPORTS, sportOf } from './sports.ts';

describe('the market table', () => {
  test('ids and names are unique', () => {
    expect(new Set(MARKET_TYPES.map((type) => type.id)).size).toBe(MARKET_TYPES.length);
    expect(new Set(MARKET_TYPES.map((type) => type.name)).size).toBe(MARKET_TYPES.length);
  });

  test('every market of a board is in the table', () => {
    for (const kind of BOARD_KINDS) {
      expect(marketIdsOfBoard(kind).filter((id) => !marketType(id))).toEqual([]);
    }
    expect(isOnBoard('wintielose', 1)).toBe(true);
    expect(isOnBoard('wintielose', 3)).toBe(false);
    expect(isOnBoard('live', 28)).toBe(true);
  });

  test('one-team markets name their team', () => {
    const oneTeam = MARKET_TYPES.filter((type) =>
      ['team-total', 'team-score', 'clean-sheet'].includes(type.family),
    );
    expect(
      oneTeam.filter((type) => !type.name.toLowerCase().includes(type.side ?? 'none')),
    ).toEqual([]);
  });

  test.each(SPORT_KEYS)(
    'every market of %s has outcomes, a label and a period the sport can score',
    (sport) => {
      const codes = sportOf(sport).periods.map((period) => [period.code, { home: 1, away: 0 }]);
      const scores = Object.fromEntries(codes);
      for (const type of MARKET_TYPES.filter(({ sports }) => sports.includes(sport))) {
        expect(outcomesOf(type.id, sport).length, type.name).toBeGreaterThan(1);
        expect(scoreForPeriod(scores, type.period, sport), type.name).not.toBeNull();
        if (sport !== 'ice-hockey') expect(marketLabel(type.id, sport)).not.toContain('피리어드');
      }
    },
  );

  test.each(SPORT_KEYS)(
    'every market of %s settles, with one winner or a refund for all',
    (sport) => {
      const codes = sportOf(sport).periods.map((period) => [period.code, { home: 2, away: 1 }]);
      const scores = Object.fromEntries(codes);
      for (const type of MARKET_TYPES.filter(({ sports }) => sports.includes(sport))) {
        const offered = outcomesOf(type.id, sport);
        const line = type.hasLine ? 150 : null;
        const results = offered.map((outcome) =>
          settleSelection({
            typeId: type.id,
            outcome,
            line,
            offered,
            firstScorer: '1',
            sport,
            scores,
            finished: true,
          }),
        );
        expect(results, type.name).not.toContain(0);
        // Lists of scores need not hold the actual one; a refund of all has no winner.
        if (type.family === 'correct-score' || results.every((result) => result === 3)) continue;
        const winners = type.family === 'double-chance' ? 2 : 1;
        expect(
          results.filter((result) => result === 2),
          type.name,
        ).toHaveLength(winners);
      }
    },
  );
});

describe('words', () => {
  test('피리어드 becomes the word of the sport', () => {
    expect(SPORT_KEYS.map((sport) => marketLabel(21, sport))).toEqual([
      '언더오버 (전반전)',
      '언더오버 (1쿼터)',
      '언더오버 (1이닝)',
      '언더오버 (1세트)',
      '언더오버 (1피리어드)',
      '언더오버 (1세트)',
    ]);
    expect(marketLabel(45, 'football')).toBe('언더오버 (후반전)');
    expect(marketLabel(123456, 'football')).toBe('');
  });

  test('outcomes', () => {
    expect(['1', 'X', '2'].map((outcome) => outcomeLabel('winner3', outcome))).toEqual([
      '승',
      '무',
      '패',
    ]);
    expect(outcomeLabel('htft', 'X/1')).toBe('무/승');
    expect(outcomeLabel('combo', '1 And Over')).toBe('승 + 오버');
    expect(outcomeLabel('first-score', '1')).toBe('홈팀');
    expect(outcomeLabel('correct-score', '2-1')).toBe('2-1');
  });

  test('kinds, overtime and lines', () => {
    expect([kindOf('draw-no-bet'), kindOf('handicap3'), kindOf('htft')]).toEqual([
      'winner2',
      'handicap',
      'other',
    ]);
    expect([226, 900163, 1].map(overtimeIncluded)).toEqual([true, true, false]);
    expect([null, 0, -50, 25, -75].map(isQuarterLine)).toEqual([false, false, false, true, true]);
    expect(lineForOutcome('handicap', '2', -150)).toBe(150);
    expect(lineForOutcome('handicap', '2', 0)).toBe(0);
    expect(lineForOutcome('total', 'Under', 250)).toBe(250);
    expect([
      formatLine('handicap', 150),
      formatLine('handicap', -50),
      formatLine('total', 250),
    ]).toEqual(['+1.5', '-0.5', '2.5']);
  });

  test('sports and periods', () => {
    expect(SPORTS.map((sport) => sport.key)).toEqual([...SPORT_KEYS]);
    expect(periodLabel('football', 10)).toBe('전반전');
    expect(periodLabel('basketball', 3)).toBe('3쿼터');
    expect(periodLabel('volleyball', 77)).toBe('');
    expect(inPlayDelaySeconds('e-sports')).toBe(8);
  });
});

describe('ids', () => {
  test('selection ids round-trip', () => {
    for (const [typeId, line, outcome] of [
      [1, null, 'X'],
      [3, -50, '1'],
      [2, 250, 'Over'],
      [6, null, 'Any Other Score'],
      [4, null, 'X/1'],
    ] as const) {
      const market = marketId('s7k3m2qa', typeId, line);
      expect(parseSelectionId(selectionId(market, outcome))).toEqual({
        fixtureId: 's7k3m2qa',
        typeId,
        line,
        marketId: market,
        outcome,
      });
    }
  });

  test.each([
    '',
    's7k3m2qa.1._',
    'S7K3M2QA.1._.X',
    's7k3m2qa.01._.X',
    's7k3m2qa.1.-0.X',
    's7k3m2qa.1._.<b>',
    'a.1._.X',
  ])('refuses %j', (id) => {
    expect(parseSelectionId(id)).toBeNull();
  });

  test('a market id has one spelling', () => {
    expect(parseMarketId('s7k3m2qa.2.250')?.line).toBe(250);
    expect(parseMarketId('s7k3m2qa.2.0250')).toBeNull();
  });
});
