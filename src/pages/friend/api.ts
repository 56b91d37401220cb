import {
  type ApiClient,
  createPagedQuery,
  type FriendDto,
  type FriendStatusDto,
  isFriendStatus,
  isGetFriendsAnswer,
  request,
} from '@/shared/api';

export type FriendStatus = Readonly<FriendStatusDto>;
export type Friend = Readonly<FriendDto>;

const pageSize = 15;

export function loadStatus(api: ApiClient): Promise<FriendStatus> {
  return request(api.GET('/friend'), isFriendStatus);
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
