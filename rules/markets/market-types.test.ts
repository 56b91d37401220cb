import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { marketModules, readMarkets } from '../../scripts/markets-gen.ts';
import { scoreForPeriod } from '../scores.ts';
import { settleSelection } from '../settle.ts';
import { SPORT_KEYS, sportOf } from '../sports.ts';
import { BOARD_KINDS, isOnBoard, marketIdsOfBoard } from './boards.ts';
import { CATALOGUE } from './catalogue.gen.ts';
import { isQuarterLine, kindOf, lineForOutcome } from './market-kinds.ts';
import { MARKET_TYPES, marketType, outcomesOf, periodOf } from './market-types.ts';

describe('the market table', () => {
  test('is generated from markets.tsv: run `npm run markets:gen`', () => {
    for (const [file, text] of Object.entries(marketModules(readMarkets()))) {
      expect(readFileSync(join(import.meta.dirname, file), 'utf8'), file).toBe(text);
    }
  });

  test('ids are unique, offered or not', () => {
    const all = [...MARKET_TYPES, ...CATALOGUE].map(({ id }) => id);
    expect(all).toHaveLength(492);
    expect(new Set(all).size).toBe(all.length);
  });

  test('every market of a board is in the table', () => {
    for (const kind of BOARD_KINDS) {
      expect(marketIdsOfBoard(kind).filter((id) => !marketType(id))).toEqual([]);
    }
    const winners = marketIdsOfBoard('wintielose').map((id) => marketType(id)?.family);
    expect(winners).toEqual(['winner3', 'winner2', 'winner2']);
    expect(isOnBoard('wintielose', 1)).toBe(true);
    expect(isOnBoard('wintielose', 3)).toBe(false);
    expect(isOnBoard('live', 28)).toBe(true);
  });

  test('one-team markets name their team', () => {
    const isOneTeam = ({ family }: { family: string }) =>
      ['team-total', 'team-score', 'clean-sheet'].includes(family);
    expect(MARKET_TYPES.filter((type) => isOneTeam(type) && type.side === undefined)).toEqual([]);
  });

  test.each(SPORT_KEYS)(
    'every market of %s has outcomes and a period the sport can score',
    (sport) => {
      const codes = sportOf(sport).codes.map((code) => [code, { home: 1, away: 0 }]);
      const scores = Object.fromEntries(codes);
      for (const type of MARKET_TYPES.filter(({ sports }) => sports.includes(sport))) {
        expect(outcomesOf(type.id, sport).length, String(type.id)).toBeGreaterThan(1);
        expect(scoreForPeriod(scores, periodOf(type), sport), String(type.id)).not.toBeNull();
      }
    },
  );

  test.each(SPORT_KEYS)(
    'every market of %s settles, with one winner or a refund for all',
    (sport) => {
      const codes = sportOf(sport).codes.map((code) => [code, { home: 2, away: 1 }]);
      const scores = Object.fromEntries(codes);
      for (const type of MARKET_TYPES.filter(({ sports }) => sports.includes(sport))) {
        const offered = outcomesOf(type.id, sport);
        const line = type.line ? 150 : null;
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
        expect(results, String(type.id)).not.toContain(0);
        // Lists of scores need not hold the actual one; a refund of all has no winner.
        if (type.family === 'correct-score' || results.every((result) => result === 3)) continue;
        const winners = type.family === 'double-chance' ? 2 : 1;
        expect(
          results.filter((result) => result === 2),
          String(type.id),
        ).toHaveLength(winners);
      }
    },
  );
});

test('kinds, periods and lines', () => {
  expect([kindOf('draw-no-bet'), kindOf('handicap3'), kindOf('htft')]).toEqual([
    'winner2',
    'handicap',
    'other',
  ]);
  expect(periodOf({ part: 'half1+full', overtime: 'ot' })).toBe('half1+full+ot');
  expect([null, 0, -50, 25, -75].map(isQuarterLine)).toEqual([false, false, false, true, true]);
  expect(lineForOutcome('handicap', '2', -150)).toBe(150);
  expect(lineForOutcome('handicap', '2', 0)).toBe(0);
  expect(lineForOutcome('handicap3', '2', -100)).toBe(100);
  expect(lineForOutcome('handicap3', 'X', -100)).toBe(-100);
  expect(lineForOutcome('total', 'Under', 250)).toBe(250);
});
