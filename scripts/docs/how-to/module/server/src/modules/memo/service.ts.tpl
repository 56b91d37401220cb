import type { ModuleDeps } from '../../lib/module.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import { insertMemo, listMemos, type MemoRow } from './repository.ts';

export interface MemoService {
  /** Lists memos newest first, from the one after `after`. */
  list(
    memberId: string,
    page: { after: Position | undefined; limit: number },
  ): Promise<{ data: MemoRow[]; nextCursor: string | null }>;
  add(memberId: string, text: string, now: number): Promise<MemoRow>;
}

/** Makes the members' memos. Every call names the member, whose alone they are. */
export function createMemoService({ db, ids }: Pick<ModuleDeps, 'db' | 'ids'>): MemoService {
  return {
    async list(memberId, { after, limit }) {
      const rows = await listMemos(db, memberId, after, limit + 1);
      return pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    },
    async add(memberId, text, now) {
      const memo = { id: ids.id('memo'), text, createdAt: now };
      await insertMemo(db, memberId, memo);
      return memo;
    },
  };
}
