import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { statementSearch } from '../search';
import { hrefOf, toLinesQuery } from './statement-query';

const now = kstInstant('2026-11-22 13:59:12');
const at = (day: string) => kstInstant(`${day} 00:00:00`);
const queryOf = (search: object) => toLinesQuery(statementSearch.parse(search), now);

it('asks for whole days up to the end of today', () => {
  expect(queryOf({ period: 'week' })).toEqual({
    account: 'money',
    from: at('2026-11-16'),
    to: at('2026-11-23'),
  });
  expect(queryOf({ period: 'today', show: 'cashier', account: 'points' })).toEqual({
    account: 'points',
    category: 'cashier',
    from: at('2026-11-22'),
    to: at('2026-11-23'),
  });
});

it('names the mode of bets in query and address, where lines are of bets', () => {
  expect(queryOf({ mode: 'european', show: 'win' })).toMatchObject({ mode: 'european' });
  expect(queryOf({ mode: 'inplay' })).toMatchObject({ mode: 'inplay' });
  for (const search of [
    { mode: 'inplay', show: 'cashier' },
    { mode: 'inplay', account: 'points' },
    { mode: 'other' },
  ]) {
    expect(queryOf(search)).not.toHaveProperty('mode');
    expect(hrefOf(statementSearch.parse(search))).not.toContain('mode');
  }
  const href = hrefOf(statementSearch.parse({ mode: 'european', show: 'win' }));
  expect(href).toBe('/mywallet/statement?period=week&show=win&mode=european');
});

it('turns days round, fills in what is missing and asks for no more than 366 days', () => {
  const range = (from?: string, to?: string) => {
    const query = queryOf({ period: 'range', from, to });
    return [query.from, query.to];
  };
  expect(range('2026-11-20', '2026-11-10')).toEqual([at('2026-11-10'), at('2026-11-21')]);
  expect(range()).toEqual([at('2026-10-24'), at('2026-11-23')]);
  expect(range('2020-01-01', '2026-11-22')).toEqual([at('2025-11-22'), at('2026-11-23')]);
  expect(range('2026-02-31', '2026-11-22')).toEqual([at('2026-10-24'), at('2026-11-23')]);
});

it('writes an address that is read as the same search', () => {
  const search = {
    account: 'points',
    show: 'win',
    period: 'range',
    from: '2026-01-01',
    to: '2026-02-01',
  };
  const query = Object.fromEntries(
    new URL(hrefOf(statementSearch.parse(search)), 'http://x').searchParams,
  );
  expect(statementSearch.parse(query)).toEqual(search);
  expect(hrefOf(statementSearch.parse({}))).toBe('/mywallet/statement?period=week');
});
