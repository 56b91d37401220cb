import type { Handlers } from '../../contract/types.ts';
import { done } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import type { Reports } from '../post/index.ts';
import { actingOf } from './acting.ts';

const DEFAULT_LIMIT = 50;

/** Posts and replies that were reported. */
export function postRoutes(reports: Pick<Reports, 'list' | 'decide'>): Partial<Handlers> {
  return {
    async getReportedPosts({ query: { state = 'waiting', cursor, limit = DEFAULT_LIMIT } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return { status: 200, body: await reports.list({ state, after, limit }) };
    },
    async decidePost({ params: { kind, subjectId }, body: decision }, ctx) {
      return done(await reports.decide(kind, subjectId, { decision, by: actingOf(ctx) }));
    },
  };
}
