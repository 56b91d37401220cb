import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makePostSummary } from '@/entities/post/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigated, navigationRequested } from '@/shared/routes';
import { listOpened } from '../events';
import { listDefaults, listSearch } from '../search';
import {
  $isTooShort,
  $total,
  filterChanged,
  partChosen,
  posts,
  searchSubmitted,
  textChanged,
} from './list';

function openScope() {
  const calls: string[] = [];
  const answer = ({ path }: { path: string }) => {
    calls.push(path.split('?')[1] ?? '');
    const isSecond = path.includes('cursor=c2');
    const id = isSecond ? 1 : 2;
    const body = {
      notices: [makePostSummary({ id: 9, isNotice: true })],
      data: [makePostSummary({ id })],
      nextCursor: isSecond ? null : 'c2',
      total: 2,
    };
    return { body };
  };
  const api = createFakeApi({ 'GET /board/free': answer, 'GET /board/crypto': answer });
  const scope = makeScope({ values: [[$api, api]] });
  const open = (search: object = {}, board: 'free' | 'crypto' = 'free') =>
    allSettled(listOpened, { scope, params: { board, ...listSearch.parse(search) } });
  const goTo = (path: string) =>
    allSettled(navigated, { scope, params: { href: path, path, route: path } });
  return { scope, calls, open, goTo };
}

it('reads odd addresses as all posts', () => {
  expect(listSearch.parse({ filter: 'x', by: 3, q: {} })).toEqual(listDefaults);
});

it('shows the page that was left to who comes back from a post', async () => {
  const { scope, calls, open, goTo } = openScope();
  await open();
  await goTo('/free');
  await allSettled(posts.nextRequested, { scope });
  await goTo('/free/view/1');
  await open();
  expect(calls).toEqual(['limit=15', 'cursor=c2&limit=15', 'cursor=c2&limit=15']);
  expect(scope.getState(posts.$items)).toMatchObject([{ id: 1 }]);
  expect(scope.getState($total)).toBe(2);
  await goTo('/');
  await open();
  expect([calls.at(-1), scope.getState(posts.$pageNumber)]).toEqual(['limit=15', 1]);
});

it('begins again on the other board and with another search', async () => {
  const { calls, open } = openScope();
  await open({ filter: 'bet', q: ' 울산 ', by: 'title' });
  await open({ q: '울' }, 'crypto');
  expect(calls).toEqual([
    `filter=bet&q=${encodeURIComponent('울산')}&by=title&limit=15`,
    'limit=15',
  ]);
});

it('writes filter and search into the address, and says where a search is too short', async () => {
  const { scope, open } = openScope();
  const navigations = watchCalls(scope, navigationRequested);
  await open({ filter: 'image' });
  await allSettled(filterChanged, { scope, params: { filter: 'bet' } });
  await allSettled(partChosen, { scope, params: 'author' });
  await allSettled(textChanged, { scope, params: ' 가 ' });
  await allSettled(searchSubmitted, { scope });
  expect(scope.getState($isTooShort)).toBe(true);
  await allSettled(textChanged, { scope, params: '가을' });
  expect(scope.getState($isTooShort)).toBe(false);
  await allSettled(searchSubmitted, { scope });
  await allSettled(textChanged, { scope, params: ' ' });
  await allSettled(searchSubmitted, { scope });
  expect(navigations.map(({ to }) => decodeURIComponent(to))).toEqual([
    '/free?filter=bet',
    '/free?filter=image&by=author&q=가을',
    '/free?filter=image',
  ]);
});
