import { createPagedQuery, isGetMemosAnswer, type MemoDto, request } from '@/shared/api';

const pageSize = 15;

export const memos = createPagedQuery(
  async (api, { cursor }: { query: undefined; cursor: string | null }) => {
    const query = { limit: pageSize, ...(cursor === null ? {} : { cursor }) };
    const answer = await request(api.GET('/memo', { params: { query } }), isGetMemosAnswer);
    const items: readonly MemoDto[] = answer.data;
    return { items, next: answer.nextCursor };
  },
  { shows: 'every page', keyOf: ({ id }) => id },
);
