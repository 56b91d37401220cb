import { isGetMessagesAnswer, isOpenMessageAnswer } from '#contract/checks.gen.ts';
import { createApiMutation, createPagedQuery, isApiError, isProblem, request } from '@/shared/api';
import type { MessageSummary } from './lib/message';

export const pageSize = 15;

export const inbox = createPagedQuery(
  async (api, { cursor }: { query: undefined; cursor: string | null }) => {
    const query = { limit: pageSize, ...(cursor === null ? {} : { cursor }) };
    const answer = await request(api.GET('/message', { params: { query } }), isGetMessagesAnswer);
    const items: readonly MessageSummary[] = answer.data;
    return { items, next: answer.nextCursor };
  },
  { shows: 'one page', keyOf: ({ id }) => id },
);

/** Opening a message marks it as read, so that the answer about each counts. */
export const opening = createApiMutation(
  (api, messageId: string) =>
    request(
      api.GET('/message/{messageId}', { params: { path: { messageId } } }),
      isOpenMessageAnswer,
    ),
  { whileSending: 'send' },
);

export const deletion = createApiMutation(async (api, ids: readonly string[]): Promise<void> => {
  for (const messageId of ids) {
    try {
      await request(api.DELETE('/message/{messageId}', { params: { path: { messageId } } }));
    } catch (error) {
      // Deleted in another tab: what was wanted is so.
      if (!isApiError(error) || !isProblem(error, 'NOT_FOUND')) throw error;
    }
  }
});
