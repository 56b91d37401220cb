import {
  isEventRewardResult,
  isGetEventMembersAnswer,
  isPreviewEventRewardsAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, request } from '@/shared/api';

/** Whom an event rewards, with what and why; amounts in minor units of each wallet. */
export type RewardOrder = Readonly<Dto<'EventRewardOrder'>> & { eventId: number };
/** What becomes of each who was named, and of all together. */
export type RewardResult = Readonly<Dto<'EventRewardResult'>>;
/** What is paid, with the totals for the question. */
export type RewardPayment = RewardOrder & { about: RewardResult['totals'] };

const pathOf = (eventId: number) => ({ path: { eventId } });

export function loadPreview(
  api: ApiClient,
  { eventId, reason: _reason, ...list }: RewardOrder,
): Promise<RewardResult> {
  const options = { params: pathOf(eventId), body: list };
  return request(
    api.POST('/admin/event/{eventId}/reward/preview', options),
    isPreviewEventRewardsAnswer,
  );
}

export function sendRewards(
  api: ApiClient,
  { key, body: { eventId, about: _about, ...order } }: Keyed<RewardPayment>,
): Promise<RewardResult> {
  const params = { ...pathOf(eventId), header: { 'Idempotency-Key': key } };
  const call = api.POST('/admin/event/{eventId}/reward', { params, body: order });
  return request(call, isEventRewardResult);
}

export interface Joined {
  /** What those sign in with who have joined and have no reward, the newest first. */
  userIds: readonly string[];
  /** Whether there are more of them. */
  hasMore: boolean;
}

const pageSize = 500;

interface EventMemberPage {
  data: readonly Dto<'EventMember'>[];
  nextCursor: string | null;
}

/** Reads who has joined an event and has no reward, up to so many. */
export async function loadJoined(
  api: ApiClient,
  { eventId, most }: { eventId: number; most: number },
): Promise<Joined> {
  const userIds: string[] = [];
  let cursor: string | null = null;
  do {
    const query: { limit: number; cursor?: string } = {
      limit: pageSize,
      ...(cursor && { cursor }),
    };
    const params = { ...pathOf(eventId), query };
    const call = api.GET('/admin/event/{eventId}/joined', { params });
    const page: EventMemberPage = await request(call, isGetEventMembersAnswer);
    for (const { userId, isRewarded } of page.data) if (!isRewarded) userIds.push(userId);
    cursor = page.nextCursor;
  } while (cursor !== null && userIds.length <= most);
  return { userIds: userIds.slice(0, most), hasMore: userIds.length > most };
}
