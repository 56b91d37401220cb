import type { Handlers } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { requireSession } from '../auth/index.ts';
import type { MemoService } from './service.ts';

const DEFAULT_LIMIT = 15;

export function memoRoutes(memos: MemoService): Pick<Handlers, 'getMemos' | 'addMemo'> {
  return {
    async getMemos({ query }, ctx) {
      const { memberId } = requireSession(ctx);
      const after = fromCursor(query.cursor, 'text');
      if (after === null) return cursorProblem();
      const page = await memos.list(memberId, { after, limit: query.limit ?? DEFAULT_LIMIT });
      return { status: 200, body: page };
    },
    async addMemo({ body }, ctx) {
      const { memberId } = requireSession(ctx);
      return { status: 201, body: await memos.add(memberId, body.text, ctx.now) };
    },
  };
}
