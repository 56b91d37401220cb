import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { newsQuery } from './model';

it('keeps the news of the last good load when a later one fails', async () => {
  let isBroken = false;
  const news = [{ id: 1, contents: '<b>안내</b>', createdAt: 0 }];
  const api = createFakeApi({
    'GET /newsLink': () => {
      if (isBroken) throw new TypeError('offline');
      return { body: news };
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(newsQuery.start, { scope });
  isBroken = true;
  await allSettled(newsQuery.start, { scope });
  expect(scope.getState(newsQuery.$data)).toEqual(news);
  expect(scope.getState(newsQuery.$failure)).toEqual({ kind: 'network' });
});
