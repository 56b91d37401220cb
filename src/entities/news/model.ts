import { isGetNewsLinkAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { createApiQuery, request } from '@/shared/api';

export interface News {
  id: number;
  /** HTML as the server sent it. */
  contents: string;
  /** Epoch milliseconds; null where the server does not say. */
  createdAt: number | null;
}

function toNews({ id, contents, createdAt }: Dto<'News'>, index: number): News {
  return { id: id ?? index, contents, createdAt: createdAt ?? null };
}

/** The site's notices, newest first. */
export const newsQuery = createApiQuery(
  async (api): Promise<readonly News[]> =>
    (await request(api.GET('/newsLink'), isGetNewsLinkAnswer)).map(toNews),
  { takes: 'first' },
);
