import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  fitting,
  isBoolean,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isShape,
  isText,
  isWhole,
  oneOf,
  optional,
  searchShape,
  text,
  type SearchOf,
  wholeNumber,
} from './index';

const shape = searchShape({
  sort: oneOf(['time', 'league'], 'time'),
  q: text(5),
  page: wholeNumber(1, 1),
  code: optional(text()),
  kind: fitting(isOneOf([1, 2]), undefined),
});
const defaults = { sort: 'time', q: '', page: 1 };

describe('the shape of a query', () => {
  it.each([undefined, null, 'x', 7, [], {}, { foreign: 1 }])('has its defaults in %j', (search) => {
    expect(shape.parse(search)).toStrictEqual(defaults);
  });

  it('keeps what fits, and makes text and numbers of each other', () => {
    const search = { sort: 'league', q: 123, page: '4', code: 9, kind: 2, foreign: true };
    const fit = { sort: 'league', q: '123', page: 4, code: '9', kind: 2 };
    expect(shape.parse(search)).toStrictEqual(fit);
    expect(shape['~standard'].validate(search)).toEqual({ value: fit });
  });

  it.each([
    { sort: 'odds' },
    { sort: ['time'] },
    { q: 'longer' },
    { q: { toString: 1 } },
    { page: 0 },
    { page: '1.5' },
    { page: 'x' },
    { page: 1e300 },
    { page: { valueOf: 1, toString: 1 } },
  ])('falls back on %j', (search) => {
    expect(shape.parse(search)).toStrictEqual(defaults);
  });

  it('names a refused key, so that the router does not let its value through', () => {
    expect(shape.parse({ kind: 9 })).toStrictEqual({ ...defaults, kind: undefined });
  });

  it('tells optional keys in its type', () => {
    expectTypeOf<SearchOf<typeof shape>>().toEqualTypeOf<{
      sort: 'time' | 'league';
      q: string;
      page: number;
      code?: string | undefined;
      kind?: 1 | 2 | undefined;
    }>();
  });
});

describe('guards', () => {
  const isPoint = isShape<{ x: number; tag: string | null }>({
    x: isNumber,
    tag: isNullOr(isText),
  });

  it.each([
    ['a text', isText, ['', 'a'], [1, null, undefined, {}]],
    ['a flag', isBoolean, [true, false], [0, 'true', null]],
    ['a number', isNumber, [0, -1.5], [Number.NaN, Infinity, '1', null]],
    ['a whole number', isWhole(), [0, -3], [1.5, 2 ** 53, '1', null]],
    ['a whole number from 2', isWhole(2), [2, 3], [1, -2]],
    ['one of some', isOneOf(['a', 1]), ['a', 1], ['1', 'b', null, ['a']]],
    ['null or a text', isNullOr(isText), [null, 'a'], [undefined, 1]],
    ['a list', isListOf(isText), [[], ['a']], [['a', 1], {}, null, 'a']],
    ['a record', isRecordOf(isNumber), [{}, { a: 1 }], [{ a: '1' }, [], [1], null, 1]],
    [
      'an object',
      isPoint,
      [{ x: 1, tag: null, more: 1 }],
      [{ x: 1 }, { x: '1', tag: '' }, [], null],
    ],
  ])('%s', (_name, guard, good, bad) => {
    for (const raw of good) expect(guard(raw), JSON.stringify(raw)).toBe(true);
    for (const raw of bad) expect(guard(raw), JSON.stringify(raw)).toBe(false);
  });
});
