import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { leagueClosed, leagueOpened, teamOpened } from '../events';
import { makeLeagueRecord, makeRecord } from '../lib/sample-tables';
import { league } from './league';
import { team } from './team';

const scopeOf = () =>
  makeScope({
    values: [
      [
        $api,
        createFakeApi({
          'GET /sports/league/fb-kr-k1': { body: makeLeagueRecord() },
          'GET /sports/league/none': makeProblem('NOT_FOUND'),
          'GET /sports/team/4tq81xk0zv': { body: makeRecord() },
          'GET /sports/team/none': makeProblem('NOT_FOUND'),
          'GET /member/favourite': { body: [] },
        }),
      ],
    ],
  });
const at = (id: string) => ({ params: { id }, search: {} });

it('reads the league that the address names, and forgets it with the page', async () => {
  const scope = scopeOf();
  await allSettled(leagueOpened, { scope, params: at('fb-kr-k1') });
  expect(scope.getState(league.$data)).toEqual(makeLeagueRecord());
  await allSettled(leagueClosed, { scope });
  expect(scope.getState(league.$data)).toBeNull();
});

it('tells an unknown id from what failed', async () => {
  const scope = scopeOf();
  await allSettled(leagueOpened, { scope, params: at('none') });
  expect(scope.getState(league.$isMissing)).toBe(true);
  await allSettled(teamOpened, { scope, params: at('none') });
  expect(scope.getState(team.$isMissing)).toBe(true);
  await allSettled(teamOpened, { scope, params: at('4tq81xk0zv') });
  expect(scope.getState(team.$isMissing)).toBe(false);
  expect(scope.getState(team.$data)?.team.name).toBe('울산 HD');
});
