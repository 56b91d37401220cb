import { expect, it } from 'vitest';
import { betResultSearch } from '../search';
import { hrefOf, toBetQuery } from './bet-query';

const now = Date.UTC(2026, 10, 21, 9);
const midnight = Date.UTC(2026, 10, 20, 15);
const dayMs = 86_400_000;
const queryOf = (raw: object) => toBetQuery(betResultSearch.parse(raw), now);

it('asks for whole days of Seoul', () => {
  expect(queryOf({ period: 'today' })).toEqual({ from: midnight });
  expect(queryOf({ period: 'week' }).from).toBe(midnight - 6 * dayMs);
  const both = { period: 'range', from: '2026-11-20', to: '2026-11-21' };
  expect(queryOf(both)).toEqual({ from: midnight - dayMs, to: midnight + dayMs });
  expect(queryOf({ period: 'range', type: 2 })).toEqual({ type: 2 });
});

it('names an order in query and address where it is not the usual one', () => {
  const search = betResultSearch.parse({ period: 'today', order: 'stake' });
  expect(toBetQuery(search, now)).toEqual({ from: midnight, order: 'stake' });
  expect(hrefOf(search)).toBe('/bet_result?show=all&period=today&order=stake');
  expect(hrefOf({ ...search, order: 'recent' })).toBe('/bet_result?show=all&period=today');
});

it('names a mode in query and address, and none that there is not', () => {
  const search = betResultSearch.parse({ period: 'range', mode: 'european' });
  expect(toBetQuery(search, now)).toEqual({ mode: 'european' });
  expect(hrefOf(search)).toBe('/bet_result?show=all&period=range&mode=european');
  expect(queryOf({ period: 'range', mode: 'other' })).toEqual({});
});

it('swaps two days in the wrong order', () => {
  const right = queryOf({ period: 'range', from: '2026-11-01', to: '2026-11-21' });
  expect(queryOf({ period: 'range', from: '2026-11-21', to: '2026-11-01' })).toEqual(right);
});
