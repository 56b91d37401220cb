import { isGetFriendStatusAnswer, isGetFriendsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, createPagedQuery, request } from '@/shared/api';

export type FriendStatus = Readonly<Dto<'FriendStatus'>>;
export type Friend = Readonly<Dto<'Friend'>>;

const pageSize = 15;

export function loadStatus(api: ApiClient): Promise<FriendStatus> {
  return request(api.GET('/friend'), isGetFriendStatusAnswer);
}

/** The member's friends, newest first. */
export const friends = createPagedQuery(
  async (api, { cursor }: { query: undefined; cursor: string | null }) => {
    const query = { limit: pageSize, ...(cursor === null ? {} : { cursor }) };
    const answer = await request(
      api.GET('/friend/list', { params: { query } }),
      isGetFriendsAnswer,
    );
    const items: readonly Friend[] = answer.data;
    return { items, next: answer.nextCursor };
  },
  { shows: 'every page', keyOf: ({ id }) => id },
);
