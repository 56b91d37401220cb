import { allSettled, createEvent } from 'effector';
import { expect, it, vi } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import type { FoundPlaces } from './api';
import { searchWord } from './lib/search-word';
import { createPlaceSearch } from './model';

const typed = createEvent<string>();
const closed = createEvent();
const search = createPlaceSearch({ typed, closed });

const ulsan: FoundPlaces = {
  leagues: [],
  teams: [{ id: '4tq81xk0zv', name: '울산 HD', leagueId: 'fb-kr-k1' }],
};
const none: FoundPlaces = { leagues: [], teams: [] };

function openScope() {
  const load = vi.fn((_api: unknown, text: string) => (text === '울산' ? ulsan : none));
  const scope = makeScope({ handlers: [[search.loadFx, load]] });
  const type = (text: string) => allSettled(typed, { scope, params: text });
  const requested = () => load.mock.calls.map(([, text]) => text);
  return { scope, type, requested };
}

it.each([
  ['울사ㄴ', '울사'],
  [' 울산 ', '울산'],
  ['ㅇㅅ', 'ㅇㅅ'],
  ['ㅇ', 'ㅇ'],
])('of %j it searches for %j', (text, word) => {
  expect(searchWord(text)).toBe(word);
});

it('searches once typing pauses, and forgets what it found with the text', async () => {
  const { scope, type, requested } = openScope();
  void type('우');
  void type('울');
  await type('울산');
  expect(requested()).toEqual(['울산']);
  expect(scope.getState(search.$found)).toEqual(ulsan);
  await type('');
  expect(scope.getState(search.$found)).toBeNull();
});

it('says that there is none once typing rests', async () => {
  const { scope, type } = openScope();
  await type('울산');
  const seen: boolean[] = [];
  const pending = type('없는팀');
  seen.push(scope.getState(search.$isNone));
  await pending;
  seen.push(scope.getState(search.$isNone));
  expect(seen).toEqual([false, true]);
  await allSettled(closed, { scope });
  expect(scope.getState(search.$isNone)).toBe(false);
});
