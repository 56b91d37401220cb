import { isSearchSportsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** Leagues and teams that a search has found, wherever they play. */
export type FoundPlaces = Readonly<Dto<'FoundPlaces'>>;

export function searchPlaces(api: ApiClient, text: string): Promise<FoundPlaces> {
  return request(api.GET('/sports/search', { params: { query: { text } } }), isSearchSportsAnswer);
}
