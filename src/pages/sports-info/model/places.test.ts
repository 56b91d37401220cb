import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { leagueClosed, leagueOpened, teamOpened } from '../events';
import { makeLeagueRecord, makeMeetings, makeRecord } from '../lib/sample-tables';
import { league } from './league';
import { $pair, meetings, pairChosen, rivals } from './meetings';
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
          'GET /sports/meeting': { body: makeMeetings() },
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

it('distinguishes an unknown id from a failure', async () => {
  const scope = scopeOf();
  await allSettled(leagueOpened, { scope, params: at('none') });
  expect(scope.getState(league.$isMissing)).toBe(true);
  await allSettled(teamOpened, { scope, params: at('none') });
  expect(scope.getState(team.$isMissing)).toBe(true);
  await allSettled(teamOpened, { scope, params: at('4tq81xk0zv') });
  expect(scope.getState(team.$isMissing)).toBe(false);
  expect(scope.getState(team.$data)?.team.name).toBe('울산 HD');
});

it('holds a team against its next opponent, and against any other that is chosen', async () => {
  const scope = scopeOf();
  await allSettled(teamOpened, { scope, params: at('4tq81xk0zv') });
  const pair = { team: '4tq81xk0zv', opponent: '0bw5m9d2rc' };
  expect(scope.getState($pair)).toEqual(pair);
  expect(scope.getState(meetings.$data)?.won).toBe(1);
  expect(scope.getState(rivals.$data)?.rows).toHaveLength(3);
  await allSettled(pairChosen, { scope, params: { opponent: '' } });
  expect(scope.getState(meetings.$data)).toBeNull();
  await allSettled(leagueOpened, { scope, params: at('fb-kr-k1') });
  expect(scope.getState($pair)).toEqual({ team: '0bw5m9d2rc', opponent: '4tq81xk0zv' });
});
