import {
  isDeskMember,
  isGetSentMessageAnswer,
  isGetSentMessagesAnswer,
  isPreviewMessagesAnswer,
  isRecallMessagesAnswer,
  isSendMessagesAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, request, withoutEmpty } from '@/shared/api';
import type { Receiver, SendTo } from './lib/audience';

/** What staff has sent, with what became of its copies. */
export type SentMessage = Readonly<Dto<'SentMessage'>>;
/** How many a message would reach. */
export type Reach = Readonly<Dto<'MessageReach'>>;

export interface Outgoing {
  to: SendTo;
  title: string;
  contents: string;
}

const pageSize = 100;

export async function loadSent(
  api: ApiClient,
  { query: q, cursor }: { query: string; cursor: string | null },
) {
  const query = withoutEmpty({ limit: pageSize, q, cursor });
  const call = api.GET('/desk/message', { params: { query } });
  const page = await request(call, isGetSentMessagesAnswer);
  const items: readonly SentMessage[] = page.data;
  return { items, next: page.nextCursor };
}

const pathOf = (id: string) => ({ path: { sentMessageId: id } });

export function loadSentMessage(api: ApiClient, id: string) {
  const call = api.GET('/desk/message/{sentMessageId}', { params: pathOf(id) });
  return request(call, isGetSentMessageAnswer);
}

export function sendRecall(
  api: ApiClient,
  { id, reason }: { id: string; reason: string },
): Promise<SentMessage> {
  const options = { params: pathOf(id), body: { reason } };
  return request(api.POST('/desk/message/{sentMessageId}/recall', options), isRecallMessagesAnswer);
}

export function loadReach(api: ApiClient, to: SendTo): Promise<Reach> {
  return request(api.POST('/desk/message/preview', { body: to }), isPreviewMessagesAnswer);
}

export function sendOutgoing(
  api: ApiClient,
  { key, body: { to, title, contents } }: Keyed<Outgoing>,
): Promise<{ sent: number }> {
  const params = { header: { 'Idempotency-Key': key } };
  const body = { ...to, title, contents };
  return request(api.POST('/desk/message', { params, body }), isSendMessagesAnswer);
}

export async function loadReceiver(api: ApiClient, memberId: string): Promise<Receiver> {
  const call = api.GET('/desk/member/{memberId}', { params: { path: { memberId } } });
  const { id, userId, nickname, state } = (await request(call, isDeskMember)).member;
  return { id, userId, nickname, state };
}
