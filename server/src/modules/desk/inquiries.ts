import type { Handlers, RequestContext } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import type { Inquiries, InquiryAct } from '../inquiry/index.ts';
import { actorOf } from './acting.ts';

const DEFAULT_LIMIT = 50;

/** Questions of members and guests. */
export function inquiryRoutes(inquiries: Inquiries): Partial<Handlers> {
  async function act(wanted: Pick<InquiryAct, 'id' | 'event' | 'text'>, ctx: RequestContext) {
    const result = await inquiries.act({ ...wanted, actor: actorOf(ctx), at: ctx.now });
    return result.ok ? found(result.inquiry) : problem(result.error);
  }
  return {
    async getInquiries({ query: { state: tab = 'open', cursor, limit = DEFAULT_LIMIT } }, ctx) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return { status: 200, body: await inquiries.list({ tab, after, limit }, ctx.now) };
    },
    getInquiry: async ({ params }, ctx) => found(await inquiries.find(params.inquiryId, ctx.now)),
    answerInquiry: ({ params, body: { answer: text } }, ctx) =>
      act({ id: params.inquiryId, event: 'answer', text }, ctx),
    takeInquiry: ({ params }, ctx) => act({ id: params.inquiryId, event: 'check' }, ctx),
    releaseInquiry: ({ params }, ctx) => act({ id: params.inquiryId, event: 'release' }, ctx),
  };
}
