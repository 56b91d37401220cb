import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fits, queryChoice, queryNumber, queryOptional, queryText, timestamp } from './index';

const search = z.object({
  sort: queryChoice(['time', 'league'], 'time'),
  q: queryText(5),
  page: queryNumber(1, 1),
  kind: queryOptional(z.literal([1, 2])),
});
const defaults = { sort: 'time', q: '', page: 1 };

describe('the query of a route', () => {
  it.each([{}, { foreign: 1 }])('has its defaults in %j', (given) => {
    expect(search.parse(given)).toStrictEqual(defaults);
  });

  it('keeps what fits, and takes a number as text', () => {
    const given = { sort: 'league', q: 123, page: 4, kind: 2, foreign: true };
    const kept = { sort: 'league', q: '123', page: 4, kind: 2 };
    expect(search.parse(given)).toStrictEqual(kept);
    expect(search['~standard'].validate(given)).toEqual({ value: kept });
  });

  it.each([
    { sort: 'odds' },
    { sort: ['time'] },
    { q: 'longer' },
    { q: { toString: 1 } },
    { q: null },
    { page: 0 },
    { page: 1.5 },
    { page: '0x10' },
    { page: '1e3' },
    { page: '7' },
    { page: 1e300 },
    { page: Number.POSITIVE_INFINITY },
    { page: { valueOf: 1, toString: 1 } },
  ])('falls back on %j', (given) => {
    expect(search.parse(given)).toStrictEqual(defaults);
  });

  it('counts characters, not the halves of a pair', () => {
    expect(search.parse({ q: '🎲🎲🎲🎲🎲' }).q).toBe('🎲🎲🎲🎲🎲');
  });

  it('names a refused key, so that the router does not let its value through', () => {
    expect(search.parse({ kind: 9 })).toStrictEqual({ ...defaults, kind: undefined });
  });

  it('has in its type what a link may leave out', () => {
    expectTypeOf<z.infer<typeof search>>().toEqualTypeOf<{
      sort: 'time' | 'league';
      q: string;
      page: number;
      kind?: 1 | 2 | undefined;
    }>();
    expectTypeOf<object>().toExtend<z.input<typeof search>>();
  });
});

it('takes instants that a date can hold', () => {
  const isTimestamp = fits(timestamp);
  expect([0, -1, 8.64e15].every(isTimestamp)).toBe(true);
  expect([0.5, 8.64e15 + 2, Number.NaN, '0', null].some(isTimestamp)).toBe(false);
});

it('compiles no code, which the security policy of the site forbids', () => {
  const compile = vi.fn();
  vi.stubGlobal('Function', compile);
  fits(z.object({ id: z.string() }))({ id: '' });
  vi.unstubAllGlobals();
  expect(compile).not.toHaveBeenCalled();
});
