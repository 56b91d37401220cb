import { expect, it } from 'vitest';
import { namedIn, withAllNamed, withNamed } from './members';

it('reads a column, commas and spaces, each name once', () => {
  expect(namedIn(' hangang77\r\n mem_9x4p6m2b,\tdokdo01 ;\n\nhangang77')).toEqual([
    ...['hangang77', 'mem_9x4p6m2b', 'dokdo01'],
  ]);
  expect(namedIn(' \n')).toEqual([]);
});

it('adds a member who was found once, on a line of its own', () => {
  expect(withNamed('', 'hangang77')).toBe('hangang77');
  expect(withNamed('dokdo01 \n\n', 'hangang77')).toBe('dokdo01\nhangang77');
  expect(withNamed('dokdo01, hangang77', 'hangang77')).toBe('dokdo01, hangang77');
});

it('adds those who have joined, none twice and no more than a list holds', () => {
  expect(withAllNamed('dokdo01, hangang77\n', ['hangang77', 'jeju1004', 'busan51'], 3)).toBe(
    'dokdo01\nhangang77\njeju1004',
  );
});
