import { isGetNotificationsAnswer, isReadNotificationsAnswer } from '#contract/checks.gen.ts';
import { type ApiClient, request } from '@/shared/api';
import type { Notification, NotificationCounts, NotificationKind } from './lib/notification';

export interface NotificationPage {
  items: readonly Notification[];
  next: string | null;
  unread: NotificationCounts;
}

interface Wanted {
  /** Of all kinds when null. */
  kind: NotificationKind | null;
  cursor: string | null;
  /** 1 to 100. */
  limit: number;
}

export async function loadNotifications(
  api: ApiClient,
  { kind, cursor, limit }: Wanted,
): Promise<NotificationPage> {
  const query = { limit, ...(kind && { kind }), ...(cursor !== null && { cursor }) };
  const answer = await request(
    api.GET('/notification', { params: { query } }),
    isGetNotificationsAnswer,
  );
  return { items: answer.data, next: answer.nextCursor, unread: answer.unread };
}

/** Marks one as read, or with null all there are; answers what is unread then. */
export function markRead(api: ApiClient, id: string | null): Promise<NotificationCounts> {
  return request(api.POST('/notification/read', { body: { id } }), isReadNotificationsAnswer);
}
