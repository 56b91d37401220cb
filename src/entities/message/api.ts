import {
  createApiFx,
  isApiError,
  isProblem,
  request,
  isGetMessagesAnswer,
  isMessage,
} from '@/shared/api';
import type { Message, MessageSummary } from './lib/message';

export const pageSize = 15;

export interface InboxPage {
  messages: readonly MessageSummary[];
  nextCursor: string | null;
}

export const loadInboxFx = createApiFx(
  async (api, { cursor }: { cursor: string | null }): Promise<InboxPage> => {
    const query = cursor === null ? { limit: pageSize } : { limit: pageSize, cursor };
    const { data, nextCursor } = await request(
      api.GET('/message', { params: { query } }),
      isGetMessagesAnswer,
    );
    return { messages: data, nextCursor };
  },
);

export const openMessageFx = createApiFx(
  (api, messageId: string): Promise<Message> =>
    request(api.GET('/message/{messageId}', { params: { path: { messageId } } }), isMessage),
);

export const deleteMessagesFx = createApiFx(async (api, ids: readonly string[]): Promise<void> => {
  for (const messageId of ids) {
    try {
      await request(api.DELETE('/message/{messageId}', { params: { path: { messageId } } }));
    } catch (error) {
      // Deleted in another tab: what was wanted is so.
      if (!isApiError(error) || !isProblem(error, 'NOT_FOUND')) throw error;
    }
  }
});
