import { expect, it } from 'vitest';
import { namedIn, withNamed } from './members';

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
