import * as z from 'zod/mini';
import { createApiQuery } from '@/shared/api';
import { loadNews, removeNews, sendNews } from '../api';
import { createWriting } from '../lib/create-writing';
import { messages } from '../ui/messages';

/** The notices that staff writes. */
export const news = createWriting({
  query: createApiQuery(loadNews),
  send: sendNews,
  remove: removeNews,
  initial: { contents: '' },
  schema: z.object({
    contents: z.string().check(
      z.refine((text) => text.trim() !== '', messages.contentsMissing),
      z.maxLength(2000, messages.newsLong),
    ),
  }),
  blank: () => ({ contents: '' }),
  valuesOf: ({ contents }) => ({ contents }),
  draftOf: ({ contents }) => ({ contents: contents.trim() }),
  texts: messages.news,
});
