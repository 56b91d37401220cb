import { isGetFixtureAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, isApiError, isProblem, request } from '@/shared/api';

/** Matches by id; null for one that is not there any more. */
export type FixtureDetails = Readonly<Record<string, Dto<'FixtureDetail'> | null>>;

async function loadDetail(api: ApiClient, fixtureId: string): Promise<Dto<'FixtureDetail'> | null> {
  try {
    const call = api.GET('/sports/fixture/{fixtureId}', { params: { path: { fixtureId } } });
    return (await request(call, isGetFixtureAnswer)).data;
  } catch (error) {
    // A match that is gone is no failure here: its picks are named as left out.
    if (isApiError(error) && isProblem(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** Looks up what matches offer now. */
export async function loadDetails(
  api: ApiClient,
  fixtureIds: readonly string[],
): Promise<FixtureDetails> {
  const loaded = await Promise.all(
    [...new Set(fixtureIds)].map(async (id) => [id, await loadDetail(api, id)] as const),
  );
  return Object.fromEntries(loaded);
}
