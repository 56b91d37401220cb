import { expect, it } from 'vitest';
import { makeLegs } from '@/entities/slip/testing';
import { contentsOf, tidyName } from './contents';

const legs = makeLegs(3);
const picks = legs.map(({ selectionId, odds }) => ({ selectionId, odds }));

it('keeps picks, kind and mode of a slip, and neither a stake nor a bonus pick', () => {
  const base = { name: '주말 축구', mode: 'domestic', legs: picks };
  expect(contentsOf({ legs, bonus: 3 }, ' 주말  축구 ')).toEqual({ ...base, kind: 'multiple' });
  expect(contentsOf({ legs, bonus: null, isSingles: true }, '주말 축구')).toEqual({
    ...base,
    kind: 'singles',
  });
  expect(contentsOf({ legs, bonus: null, sizes: [2, 3] }, '주말 축구')).toEqual({
    ...base,
    kind: 'system',
    sizes: [2, 3],
  });
});

it('keeps that a slip is European', () => {
  const european = legs.map((leg) => ({ ...leg, isEuropean: true }));
  expect(contentsOf({ legs: european, bonus: null }, '주말').mode).toBe('european');
});

it.each([
  ['  ', ''],
  ['\t주말\n축구 ', '주말 축구'],
])('reads the name %j as %j', (typed, name) => {
  expect(tidyName(typed)).toBe(name);
});
