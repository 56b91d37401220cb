import { isSearchDeskAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** What a search over members, requests and addresses found. */
export type DeskFound = Readonly<Dto<'DeskFound'>>;

export function searchDesk(api: ApiClient, q: string): Promise<DeskFound> {
  return request(api.GET('/desk/found', { params: { query: { q } } }), isSearchDeskAnswer);
}
