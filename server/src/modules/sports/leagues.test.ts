import type { components } from '#contract/types.gen.ts';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { staged } from '../../../test/staged.ts';

const site = staged(() => buildTestApp({ feed: 'simulated' }));

type Schemas = components['schemas'];

it('names the leagues of the boards with their fixtures, to guests too', async () => {
  const { status, body } = await site.call<Schemas['LeagueCount'][]>('GET', '/sports/league');
  expect(status).toBe(200);
  const read = (kind: string) =>
    site.call<{ boards: { data: Schemas['Board'] }[] }>('GET', `/sports/board?kind=${kind}`);
  const answers = [await read('cross'), await read('live')];
  const shown = answers
    .flatMap((answer) => answer.body.boards)
    .flatMap(({ data }) => data.fixtures.map(({ leagueId }) => leagueId));
  expect(body.length).toBeGreaterThan(3);
  for (const { league, fixtures } of body)
    expect(shown.filter((id) => id === league.id)).toHaveLength(fixtures);
  expect(new Set(shown).size).toBe(body.length);
});

it('tells members where the European board and the in-play page are', async () => {
  const token = await site.login('member01');
  const europe = await site.call('GET', '/kosca/opengame?type=EU', { token });
  expect(europe).toMatchObject({ status: 200, body: { url: '/europe', opensWindow: false } });
  const inPlay = await site.call('GET', '/kosca/opengame?type=IN', { token });
  expect(inPlay).toMatchObject({ status: 200, body: { url: '/inplay', opensWindow: false } });
  expect(await site.call('GET', '/kosca/opengame?type=EU')).toMatchObject({ status: 401 });
});

it('answers with the fixtures of a league and the seq that their topic goes on from', async () => {
  type Answer = { topic: string; seq: number; data: Schemas['LeagueBoard'] };
  const { body: leagues } = await site.call<Schemas['LeagueCount'][]>('GET', '/sports/league');
  for (const { league, fixtures } of leagues) {
    const { status, body } = await site.call<Answer>('GET', `/sports/league/${league.id}/board`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ topic: `league:${league.id}`, data: { league } });
    expect(body.seq).toBeGreaterThan(0);
    expect(body.data.fixtures).toHaveLength(fixtures);
  }
  expect(await site.call('GET', '/sports/league/no-such-league/board')).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
});
