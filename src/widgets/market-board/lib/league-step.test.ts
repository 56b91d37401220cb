import { describe, expect, it } from 'vitest';
import { leagueStep } from './league-step';
import type { ListItem } from './list-items';

function row(key: string, leagueId: string): ListItem {
  const league = { id: leagueId, sport: 'football', name: leagueId, country: 'kr', order: 0 };
  const own = { fixture: { leagueId } };
  return { type: 'row', key, size: 56, league, row: own, note: null, isLast: false } as ListItem;
}

const rows = [row('a1', 'a'), row('a2', 'a'), row('b1', 'b'), row('b2', 'b'), row('c1', 'c')];

describe('leagueStep', () => {
  it.each([
    ['a1', 1, 'b1'],
    ['a2', 1, 'b1'],
    ['b2', 1, 'c1'],
    ['b2', -1, 'a1'],
    ['c1', -1, 'b1'],
    ['c1', 1, undefined],
    ['a2', -1, undefined],
    [null, 1, 'a1'],
    [null, -1, 'a1'],
    ['gone', 1, 'a1'],
  ] as const)('from %s by %i to %s', (from, step, to) => {
    expect(leagueStep(rows, from, step)).toBe(to);
  });

  it('knows a league that comes a second time as another group', () => {
    expect(leagueStep([...rows, row('a3', 'a')], 'c1', 1)).toBe('a3');
  });

  it('has nowhere to go on an empty list', () => {
    expect(leagueStep([], null, 1)).toBeUndefined();
  });
});
