import { createEvent, createStore, sample } from 'effector';
import {
  createApiFx,
  fixtureStreamed,
  fixtureTopic,
  request,
  topicsReleased,
  topicsRequested,
  type ApiError,
  type FixtureDetailDto,
} from '@/shared/api';
import { isFixtureAnswer } from '../lib/expected';
import { type Detail, reduceDetails, takeDetail } from '../lib/fold-details';
import { reduceStates } from '../lib/fold-states';
import { $fixtureStates } from './boards';

/** All markets of a fixture are to be shown. */
export const fixtureOpened = createEvent<string>();
export const fixtureClosed = createEvent<string>();
export const fixtureRetried = createEvent<string>();

export const $openFixtures = createStore<readonly string[]>([]);
export const $details = createStore<Readonly<Record<string, Detail>>>({});
export const $detailFailures = createStore<Readonly<Record<string, ApiError>>>({});

export const loadFixtureFx = createApiFx(async (api, fixtureId: string) => {
  const path = { fixtureId };
  return request(api.GET('/sports/fixture/{fixtureId}', { params: { path } }), isFixtureAnswer);
});

const readerOf = (fixtureId: string) => `detail.${fixtureId}`;
const without = <T>(record: Readonly<Record<string, T>>, id: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

sample({
  clock: fixtureOpened,
  source: $openFixtures,
  fn: (open, id) => [...open.filter((one) => one !== id), id],
  target: $openFixtures,
});
sample({
  clock: fixtureClosed,
  source: $openFixtures,
  fn: (open, id) => open.filter((one) => one !== id),
  target: $openFixtures,
});
sample({ clock: [fixtureOpened, fixtureRetried], target: loadFixtureFx });
sample({
  clock: fixtureOpened,
  fn: (id) => ({ id: readerOf(id), topics: [fixtureTopic(id)] }),
  target: topicsRequested,
});
sample({ clock: fixtureClosed, fn: readerOf, target: topicsReleased });
sample({
  clock: fixtureClosed,
  source: $details,
  fn: (details, id) => without(details, id),
  target: $details,
});

/** An answer counts for an open fixture that the stream has not told yet. */
export const detailLoaded = sample({
  clock: loadFixtureFx.doneData,
  source: { details: $details, open: $openFixtures },
  filter: ({ details, open }, { data }) =>
    open.includes(data.fixture.id) && details[data.fixture.id] === undefined,
  fn: (_known, { topic, data }) => ({ snapshots: [{ topic, data: data as FixtureDetailDto }] }),
});
sample({
  clock: detailLoaded,
  source: $details,
  fn: (details, { snapshots }) => ({
    ...details,
    ...Object.fromEntries(
      snapshots.map(({ data }) => [data.fixture.id, takeDetail(undefined, data)]),
    ),
  }),
  target: $details,
});
sample({
  clock: fixtureStreamed,
  source: { details: $details, open: $openFixtures },
  fn: ({ details, open }, batch) => reduceDetails(details, batch, open),
  target: $details,
});
sample({
  clock: [detailLoaded, fixtureStreamed],
  source: $fixtureStates,
  fn: (states, batch) => reduceStates(states, { deltas: [], ...batch }),
  target: $fixtureStates,
});

sample({
  clock: loadFixtureFx.fail,
  source: $detailFailures,
  fn: (failures, { params, error }) => ({ ...failures, [params]: error }),
  target: $detailFailures,
});
sample({
  clock: loadFixtureFx,
  source: $detailFailures,
  fn: (failures, id) => without(failures, id),
  target: $detailFailures,
});
