import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $detailFailures, $details } from '@/entities/game';
import { boardValues, makeFixtureDto, makeLeagueDto } from '@/entities/game/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { sectionsOf } from '../lib/market-sections';
import { $areNamesLoaded, $fixtureId, fixtureHidden, fixtureShown } from './markets';

it('reads a fixture while it is shown, and one at a time', async () => {
  const scope = makeScope({ values: [[$api, createFakeApi({})]] });
  const read = () => Object.keys(scope.getState($detailFailures));
  const open = (fixtureId: string) => allSettled(fixtureShown, { scope, params: fixtureId });
  await open('sample00arsn');
  expect(read()).toEqual(['sample00arsn']);
  await open('sample00next');
  expect(read()).toEqual(['sample00next']);
  expect(scope.getState($fixtureId)).toBe('sample00next');
  await allSettled(fixtureHidden, { scope });
  expect(read()).toEqual([]);
});

it('loads the names of markets that we do not offer when a fixture has one', async () => {
  const fixture = makeFixtureDto({
    markets: [
      { typeId: 1, odds: { 1: 172, X: 385, 2: 460 } },
      { typeId: 762, odds: { 1: 190, 2: 190 } },
    ],
  });
  const data = { league: makeLeagueDto(), fixture, scores: {} };
  const topic = `fixture:${fixture.id}`;
  const api = createFakeApi({
    [`GET /sports/fixture/${fixture.id}`]: { body: { topic, seq: 1, at: 1, data } },
  });
  const scope = makeScope({ values: [[$api, api], ...boardValues([])] });
  const namesOf = () => {
    const detail = scope.getState($details)[fixture.id];
    return detail && sectionsOf(detail.fixture).map(({ name }) => name);
  };
  await allSettled(fixtureShown, { scope, params: fixture.id });
  expect(scope.getState($areNamesLoaded)).toBe(true);
  expect(namesOf()).toEqual(['승무패', '토스 승자']);
});
