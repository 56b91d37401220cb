import * as z from 'zod/mini';
import { isDeskNews, isGetDeskNewsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { createApiQuery, request } from '@/shared/api';
import { createWriting } from '../lib/create-writing';
import { messages } from '../ui/messages';

/** A notice as staff wrote it: HTML. */
export type DeskNewsRow = Readonly<Dto<'DeskNews'>>;

export const news = createWriting({
  query: createApiQuery<void, readonly DeskNewsRow[]>((api) =>
    request(api.GET('/admin/news'), isGetDeskNewsAnswer),
  ),
  remove: (api, newsId) =>
    request(api.DELETE('/admin/news/{newsId}', { params: { path: { newsId } } })),
  initial: { contents: '' },
  schema: z.object({
    contents: z.string().check(
      z.refine((text) => text.trim() !== '', messages.contentsMissing),
      z.maxLength(2000, messages.newsLong),
    ),
  }),
  valuesOf: ({ contents }) => ({ contents }),
  draftOf: ({ contents }) => ({ contents: contents.trim() }),
  send: (api, newsId, body: { contents: string }, header) => {
    const call =
      newsId === null
        ? api.POST('/admin/news', { params: { header }, body })
        : api.PUT('/admin/news/{newsId}', { params: { path: { newsId } }, body });
    return request(call, isDeskNews);
  },
  texts: messages.news,
});
