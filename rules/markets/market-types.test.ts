import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { marketModules, readMarkets } from '../../scripts/markets-gen.ts';
import type { MatchEvent } from '../match-facts.ts';
import { listedOutcomes, PLAYERS } from '../test/finished-match.ts';
import { scoreForPeriod } from '../scores.ts';
import { settleSelection } from '../settle.ts';
import { SPORT_KEYS, type SportKey, sportOf } from '../sports.ts';
import { BOARD_KINDS, isOnBoard, marketIdsOfBoard } from './boards.ts';
import { CATALOGUE } from './catalogue.gen.ts';
import { isQuarterLine, kindOf, lineForOutcome } from './market-kinds.ts';
import { MARKET_TYPES, type MarketType, marketType, outcomesOf, periodOf } from './market-types.ts';
import { OFFERED_SPORTS } from './offered-sports.ts';
import { SPORTS_OF_MARKET } from './scope.gen.ts';

/** Asks it of each side; that the one does excludes nothing for the other. */
const SCORES_IN_BOTH_HALVES = 169;
/** Two outcomes win at once, as of a double chance by itself. */
const TWO_WINNERS = [SCORES_IN_BOTH_HALVES, 900021, 900022];
const ANYTIME_SCORER = 711;
/** Nobody comes back, and nobody scores three. */
const NO_WINNER = [85, 715];
const BY_GOALS = 'first-score last-score next-score race-to interval win-behind'.split(' ');
/** Two of them score. */
const GOALS = (['p1', 'p3', 'p1'] as const).map((player) => {
  const side: '1' | '2' = player === 'p3' ? '2' : '1';
  return { kind: 'score' as const, side, part: 10, minute: 12, player };
});
const SQUADS = Object.fromEntries(
  PLAYERS.map((id) => [id, { side: '1' as const, played: true, cameOnAfter: 0 }]),
);

/** The outcomes of a market, with a list made up where only a feed has one. */
function listOf(type: MarketType, sport: SportKey): readonly string[] {
  const outcomes = outcomesOf(type.id, sport);
  return outcomes[0]?.startsWith('*') ? listedOutcomes(type) : outcomes;
}

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
    const isOneTeam = ({ id, family }: { id: number; family: string }) =>
      ['team-total', 'team-score', 'clean-sheet'].includes(family) && id !== SCORES_IN_BOTH_HALVES;
    expect(MARKET_TYPES.filter((type) => isOneTeam(type) && type.side === undefined)).toEqual([]);
  });

  test('a market is offered in sports that it is about, and every sport has one', () => {
    for (const { id, sports } of MARKET_TYPES) {
      expect(SPORTS_OF_MARKET[id], String(id)).toEqual(expect.arrayContaining([...sports]));
    }
    const about = new Set(Object.values(SPORTS_OF_MARKET).flat());
    expect(SPORT_KEYS.filter((sport) => !about.has(sport))).toEqual([]);
    expect(Object.keys(SPORTS_OF_MARKET)).toHaveLength(492);
  });

  test('a market on a numbered part is about sports that play it', () => {
    const numbered = [...MARKET_TYPES, ...CATALOGUE].filter(({ part }) => /^p\d$/.test(part));
    const missing = numbered.flatMap(({ id, part }) =>
      (SPORTS_OF_MARKET[id] ?? [])
        .filter((sport) => sportOf(sport).regulation.length < Number(part[1]))
        .map((sport) => `${id} ${sport}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(OFFERED_SPORTS)(
    'every market of %s has outcomes and a period the sport can score',
    (sport) => {
      const codes = sportOf(sport).codes.map((code) => [code, { home: 1, away: 0 }]);
      const scores = Object.fromEntries(codes);
      for (const type of MARKET_TYPES.filter(({ sports }) => sports.includes(sport))) {
        const outcomes = listOf(type, sport);
        expect(outcomes.length, String(type.id)).toBeGreaterThan(1);
        expect(scoreForPeriod(scores, periodOf(type), sport), String(type.id)).not.toBeNull();
      }
    },
  );

  test.each(OFFERED_SPORTS)(
    'every market of %s settles, with one winner or a refund for all',
    (sport) => {
      const codes = sportOf(sport).codes.map((code) => [code, { home: 2, away: 1 }]);
      const scores = Object.fromEntries(codes);
      for (const type of MARKET_TYPES.filter(({ sports }) => sports.includes(sport))) {
        const isOnPlayers = type.family === 'player';
        const isByGoals = type.counts === undefined && BY_GOALS.includes(type.family);
        const offered = listOf(type, sport);
        const line = type.line ? 150 : null;
        const kind = type.counts as MatchEvent['kind'] | undefined;
        const counted = kind && {
          counts: { [kind]: scores },
          events: (['1', '2', '1'] as const).map((side) => ({ kind, side, part: 10 })),
        };
        const results = offered.map((outcome) =>
          settleSelection({
            typeId: type.id,
            outcome,
            line,
            offered,
            firstScorer: '1',
            sport,
            scores,
            ...counted,
            ...((isOnPlayers || isByGoals) && { events: GOALS }),
            ...(isOnPlayers && { players: SQUADS }),
            finished: true,
          }),
        );
        expect(results, String(type.id)).not.toContain(0);
        // Lists of scores need not hold the actual one; a refund of all has no winner.
        if (type.family === 'correct-score' || results.every((result) => result === 3)) continue;
        const isTwice = TWO_WINNERS.includes(type.id) || type.id === ANYTIME_SCORER;
        const one = NO_WINNER.includes(type.id) ? 0 : 1;
        const winners = type.family === 'double-chance' || isTwice ? 2 : one;
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
