import { describe, expect, it } from 'vitest';
import { parseSelectionId } from '../ids.ts';
import { CATALOGUE } from './catalogue.gen.ts';
import { MARKET_TYPES, marketType } from './market-types.ts';
import {
  isListOutcome,
  isOutcomeOf,
  OUTCOME_LISTS,
  type OutcomeList,
  outcomeListOf,
} from './outcome-lists.ts';

const rows = [...MARKET_TYPES, ...CATALOGUE];
const names = Object.keys(OUTCOME_LISTS) as OutcomeList[];
const listOf = (id: number) => {
  const row = rows.find((one) => one.id === id);
  return row ? outcomeListOf(row) : undefined;
};

it('every star of the table is a list, and every list is of a market', () => {
  const starred = rows.filter(({ outcomes }) => outcomes[0]?.startsWith('*'));
  expect(starred.filter((row) => outcomeListOf(row) === null)).toEqual([]);
  expect(new Set(rows.flatMap((row) => outcomeListOf(row) ?? []))).toEqual(new Set(names));
});

it.each([
  [711, 'players'],
  [274, 'participants'],
  [6, 'scores'],
  [900004, 'scores'],
  [900153, 'scores'],
  [900032, 'minutes'],
  [900185, 'margins'],
  [900031, 'routes'],
  [900214, 'methods'],
  [900216, 'rounds'],
  [900217, 'rounds'],
  [900155, 'games'],
  [1, null],
  [900025, null],
])('%i has %s', (id, list) => {
  expect(listOf(id)).toBe(list);
});

it('samples are of their lists, and can be part of an id', () => {
  for (const list of names) {
    for (const outcome of OUTCOME_LISTS[list].samples) {
      expect(isListOutcome(list, outcome), `${list} ${outcome}`).toBe(true);
      expect(parseSelectionId(`aaaaaaaa.6._.${outcome}`)?.outcome).toBe(outcome);
    }
  }
});

describe('is no outcome of its list', () => {
  it.each<[OutcomeList, string]>([
    ['scores', '04-0'],
    ['scores', '100-0'],
    ['scores', '4:0'],
    ['scores', '4-0 '],
    ['scores', ''],
    ['minutes', '30-16'],
    ['minutes', '0-15'],
    ['minutes', '1'],
    ['margins', '3 by 1'],
    ['margins', '1 by 0'],
    ['margins', '1 by 5-1'],
    ['routes', 'Penalties'],
    ['routes', '1 KO'],
    ['methods', '1 Penalties'],
    ['methods', 'X KO'],
    ['rounds', '3-2'],
    ['rounds', '3 1-2'],
    ['rounds', '1 Decision'],
    ['games', '40-16'],
    ['players', 'p1'],
    ['participants', 'p1'],
  ])('%s: %j', (list, outcome) => {
    expect(isListOutcome(list, outcome)).toBe(false);
  });
});

it.each([
  [6, '4-0', true],
  [6, '2-1', true],
  [6, 'Any Other Score', true],
  [6, 'p1', false],
  [711, 'p1', true],
  [711, 'p2', false],
  [711, '*players', false],
  [1, '3', false],
])('in football %i may have %s: %s', (id, outcome, isOne) => {
  const type = marketType(id);
  if (!type) throw new Error(`no market ${id}`);
  expect(isOutcomeOf(type, outcome, { sport: 'football', ids: ['p1'] })).toBe(isOne);
});
