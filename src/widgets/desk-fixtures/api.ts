import {
  isCorrectResultAnswer,
  isGetDeskFixturesAnswer,
  isPreviewResultAnswer,
  isVoidFixtureAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { ResultPreview } from '@/entities/desk-preview';
import { type ApiClient, request, withoutEmpty } from '@/shared/api';
import type { CountCorrection } from '#rules/count-correction.ts';

/** A fixture with what is bet on it. */
export type DeskFixture = Readonly<Dto<'DeskFixture'>>;
/** By period code. */
export type Scores = DeskFixture['scores'];

export const fixtureStates = ['over', 'live', 'upcoming'] as const;
export type FixtureState = (typeof fixtureStates)[number];

export interface FixturesQuery {
  /** Part of a name, or an id; empty for all. */
  text: string;
  /** All when null. */
  state: FixtureState | null;
}

const pageSize = 100;

export async function loadFixtures(
  api: ApiClient,
  { query: { text: q, state }, cursor }: { query: FixturesQuery; cursor: string | null },
) {
  const query = withoutEmpty({ limit: pageSize, q, state, cursor });
  const answer = await request(
    api.GET('/admin/fixture', { params: { query } }),
    isGetDeskFixturesAnswer,
  );
  const items: readonly DeskFixture[] = answer.data;
  return { items, next: answer.nextCursor };
}

/** Another result for a fixture; null scores void it, and what is left out stays. */
export interface Change {
  fixtureId: string;
  scores?: Scores | null;
  counts?: CountCorrection;
}

/** Tries a change and takes it back: nothing is booked. */
export function tryChange(api: ApiClient, { fixtureId, ...body }: Change): Promise<ResultPreview> {
  const options = { params: { path: { fixtureId } }, body };
  return request(api.POST('/admin/fixture/{fixtureId}/preview', options), isPreviewResultAnswer);
}

/** Settles a fixture again, and answers how many bets changed. */
export function sendChange(
  api: ApiClient,
  { fixtureId, scores, counts }: Change,
  /** Where the result has moved on from the version of the preview, the server does nothing. */
  order: { reason: string; resultVersion: number },
) {
  const params = { path: { fixtureId } };
  if (scores === null) {
    const call = api.POST('/admin/fixture/{fixtureId}/void', { params, body: order });
    return request(call, isVoidFixtureAnswer);
  }
  const body = { ...(scores && { scores }), ...(counts && { counts }), ...order };
  const call = api.PUT('/admin/fixture/{fixtureId}/result', { params, body });
  return request(call, isCorrectResultAnswer);
}
