import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi } from '@/shared/api';
import { makeScope } from '@/shared/lib/test-scope';
import { $news, $newsFailure, newsRequested } from './model';

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
  await allSettled(newsRequested, { scope });
  isBroken = true;
  await allSettled(newsRequested, { scope });
  expect(scope.getState($news)).toEqual(news);
  expect(scope.getState($newsFailure)).toEqual({ kind: 'network' });
});
