import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeFixtureDto, makeLeagueDto } from '@/entities/game/testing';
import { $slip } from '@/entities/slip';
import { makePick } from '@/entities/slip/testing';
import { makeFullDetail } from '@/widgets/fixture-markets/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { searchDefaults } from '../search';
import { $isEntered } from './admission';
import { $europe } from './state';

const league = makeLeagueDto();
const fixtures = [
  makeFixtureDto({ id: 'sample00play', status: 2 }),
  makeFixtureDto({ id: 'sample00soon' }),
];
const detail = makeFullDetail();
const board = { topic: `league:${league.id}`, seq: 1, at: 1, data: { league, fixtures } };
const topic = `fixture:${detail.fixture.id}`;
const api = createFakeApi({
  'GET /sports/league': { body: [{ league, fixtures: 2 }] },
  'GET /member/favourite': { body: [] },
  [`GET /sports/league/${league.id}/board`]: { body: board },
  [`GET /sports/fixture/${detail.fixture.id}`]: { body: { topic, seq: 1, at: 1, data: detail } },
});

it('has matches, picks, markets and sources under the names of the specification', async () => {
  const scope = makeScope({
    values: [
      [$api, api],
      [$isEntered, true],
    ],
  });
  const state = () => scope.getState($europe);
  expect(state().sources).toEqual({ leagues: null, league: null, fixture: null });
  await allSettled(pageOpened, { scope, params: searchDefaults });
  expect(state().games.map(({ id }) => id)).toEqual(fixtures.map(({ id }) => id));
  expect(state().gameStatus).toEqual({ football: { sample00play: 2, sample00soon: 1 } });
  expect(state().sources).toEqual({ leagues: 'leagues', league: board.topic, fixture: null });
  expect([state().selectedGame, state().selectGameBetInfos]).toEqual([null, []]);
  const search = { ...searchDefaults, fixture: detail.fixture.id };
  await allSettled(pageSearchChanged, { scope, params: search });
  expect(state().selectedGame).toBe(detail.fixture.id);
  expect(state().selectGameBetInfos).toHaveLength(detail.fixture.markets.length);
  expect(state().sources.fixture).toBe(topic);
  await allSettled(pageClosed, { scope });
  expect(state().sources).toEqual({ leagues: null, league: null, fixture: null });
});

it('distinguishes the picks of a European slip from those of any other', async () => {
  const scope = makeScope({ values: [[$api, api]] });
  const pick = makePick({ marketKind: 'winner3' });
  const slipOf = (isEuropean: boolean) => ({
    legs: [{ ...pick, isEuropean, seenOdds: pick.odds }],
    bonus: null,
  });
  await allSettled($slip, { scope, params: slipOf(false) });
  expect([scope.getState($europe).bets.length, scope.getState($europe).esbets]).toEqual([1, []]);
  await allSettled($slip, { scope, params: slipOf(true) });
  expect(scope.getState($europe).esbets).toHaveLength(1);
});
