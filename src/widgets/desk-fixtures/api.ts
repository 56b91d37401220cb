import { sample } from 'effector';
import {
  isCorrectResultAnswer,
  isGetDeskFixturesAnswer,
  isPreviewResultAnswer,
  isVoidFixtureAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, createApiMutation, createPagedQuery, request } from '@/shared/api';
import type { CountCorrection } from '#rules/count-correction.ts';

/** A fixture with what is bet on it. */
export type DeskFixture = Readonly<Dto<'DeskFixture'>>;
export type ResultPreview = Readonly<Dto<'ResultPreview'>>;
/** By period code. */
export type Scores = DeskFixture['scores'];
export type Counts = NonNullable<DeskFixture['counts']>;

export const fixtureStates = ['over', 'live', 'upcoming'] as const;
export type FixtureState = (typeof fixtureStates)[number];

export interface FixturesQuery {
  /** Part of a name, or an id; empty for all. */
  text: string;
  /** All when null. */
  state: FixtureState | null;
}

const pageSize = 100;
/** The list goes on by itself up to so many fixtures. */
const mostFixtures = 1000;

async function loadFixtures(
  api: ApiClient,
  { query: { text, state }, cursor }: { query: FixturesQuery; cursor: string | null },
) {
  const q = text.trim();
  const query = {
    limit: pageSize,
    ...(q === '' ? {} : { q }),
    ...(state === null ? {} : { state }),
    ...(cursor === null ? {} : { cursor }),
  };
  const answer = await request(
    api.GET('/admin/fixture', { params: { query } }),
    isGetDeskFixturesAnswer,
  );
  const items: readonly DeskFixture[] = answer.data;
  return { items, next: answer.nextCursor };
}

/** Fixtures as the desk found them, the latest kick-off first. */
export const fixtures = createPagedQuery(loadFixtures, {
  shows: 'every page',
  keyOf: ({ id }) => id,
});
sample({
  clock: fixtures.$items,
  filter: (items) => items !== null && items.length < mostFixtures,
  fn: () => undefined,
  target: fixtures.nextRequested,
});

/** Another result for a fixture; null scores void it, and what is left out stays. */
export interface Change {
  fixtureId: string;
  scores?: Scores | null;
  counts?: CountCorrection;
}

/** Tries a change and takes it back: nothing is booked. */
export const trying = createApiMutation(
  (api: ApiClient, { fixtureId, ...result }: Change): Promise<ResultPreview> =>
    request(
      api.POST('/admin/fixture/{fixtureId}/preview', {
        params: { path: { fixtureId } },
        body: result,
      }),
      isPreviewResultAnswer,
    ),
);

export interface ChangeOrder extends Change {
  reason: string;
  /** Of the preview: where the result has moved on, the server does nothing. */
  resultVersion: number;
}

/** Settles a fixture again, and answers how many bets changed. */
export const changing = createApiMutation(
  (api: ApiClient, { fixtureId, scores, counts, reason, resultVersion }: ChangeOrder) => {
    const params = { path: { fixtureId } };
    if (scores === null) {
      const call = api.POST('/admin/fixture/{fixtureId}/void', {
        ...{ params, body: { reason, resultVersion } },
      });
      return request(call, isVoidFixtureAnswer);
    }
    const result = { ...(scores && { scores }), ...(counts && { counts }) };
    const call = api.PUT('/admin/fixture/{fixtureId}/result', {
      ...{ params, body: { ...result, reason, resultVersion } },
    });
    return request(call, isCorrectResultAnswer);
  },
);
