import { expect, it } from 'vitest';
import { inplayHref } from './href';
import { toggleWatched, watchedIds } from './watched';

it('reads four different matches at most', () => {
  expect(watchedIds('')).toEqual([]);
  expect(watchedIds('aaaa,bbbb,aaaa,Nope!,cccc,dddd,eeee')).toEqual([
    'aaaa',
    'bbbb',
    'cccc',
    'dddd',
  ]);
});

it('adds a match and takes it away again, and adds none to a full list', () => {
  expect(toggleWatched(['aaaa'], 'bbbb')).toEqual(['aaaa', 'bbbb']);
  expect(toggleWatched(['aaaa', 'bbbb'], 'aaaa')).toEqual(['bbbb']);
  const full = ['aaaa', 'bbbb', 'cccc', 'dddd'];
  expect(toggleWatched(full, 'eeee')).toBe(full);
});

it('writes an address without what is the default', () => {
  expect(inplayHref({})).toBe('/inplay');
  expect(inplayHref({ fixture: 'aaaa', watch: '' })).toBe('/inplay?fixture=aaaa');
  expect(inplayHref({ watch: 'aaaa,bbbb' })).toBe('/inplay?watch=aaaa,bbbb');
});
