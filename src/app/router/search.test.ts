import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { createAppRouter } from './index';

function searchOf(href: string) {
  const router = createAppRouter(makeScope(), createMemoryHistory({ initialEntries: [href] }));
  return router.matchRoutes(router.latestLocation).at(-1)?.search;
}

it('reads whole decimal numbers of an address', () => {
  expect(searchOf('/korea/cross?time=1795220000&page=12')).toMatchObject({
    time: 1795220000,
    page: 12,
  });
});

it.each(['0x10', '1e3', '1e309', 'Infinity', '-1', '1.5', '012', '[2]', '"2"', ''])(
  'takes %s for no page number',
  (page) => {
    const href = `/korea/cross?time=1&page=${encodeURIComponent(page)}`;
    expect(searchOf(href)).toMatchObject({ page: 1 });
  },
);

it.each(['0x10', '1e3', '123', 'true', '{"a":1}', '007'])('keeps %s as the text it is', (q) => {
  expect(searchOf(`/korea/cross?time=1&q=${encodeURIComponent(q)}`)).toMatchObject({ q });
});
