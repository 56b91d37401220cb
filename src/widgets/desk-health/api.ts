import { isGetSitePartsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** How one part of the site runs, by what its server saw in the last hour. */
export type SitePart = Readonly<Dto<'SitePart'>>;

export async function loadParts(api: ApiClient): Promise<readonly SitePart[]> {
  return (await request(api.GET('/desk/part'), isGetSitePartsAnswer)).parts;
}
