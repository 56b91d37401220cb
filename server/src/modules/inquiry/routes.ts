import type { Handlers } from '../../contract/types.ts';
import { done, found } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { callerOf } from '../../lib/session.ts';
import type { Own, OwnInquiries } from './own.ts';

type InquiryHandlers = Pick<
  Handlers,
  | 'sendNonMemberInquiry'
  | 'findInquiry'
  | 'getMyInquiries'
  | 'askInquiry'
  | 'getMyInquiry'
  | 'withdrawInquiry'
  | 'askFurther'
  | 'closeInquiry'
>;

const DEFAULT_LIMIT = 15;

const ownAnswer = (own: Own) => (own.ok ? found(own.inquiry) : own.refusal);

export function inquiryRoutes(own: OwnInquiries): InquiryHandlers {
  return {
    async sendNonMemberInquiry({ body }, ctx) {
      const result = await own.askAsGuest(body, ctx);
      return result.ok ? { status: 201, body: { id: result.id, key: result.key } } : result.refusal;
    },
    findInquiry: async ({ body }, ctx) => found(await own.findByKey(body.key, ctx.now)),
    async getMyInquiries({ query: { state, cursor, limit = DEFAULT_LIMIT } }, ctx) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return { status: 200, body: await own.list(ctx.member.memberId, { state, after, limit }) };
    },
    async askInquiry({ body }, ctx) {
      const result = await own.ask(body, callerOf(ctx));
      return result.ok ? { status: 201, body: result.inquiry } : result.refusal;
    },
    getMyInquiry: async ({ params }, ctx) => found(await own.open(params.inquiryId, callerOf(ctx))),
    withdrawInquiry: async ({ params }, ctx) =>
      done(await own.withdraw(params.inquiryId, callerOf(ctx))),
    askFurther: async ({ params, body }, ctx) =>
      ownAnswer(await own.askFurther(params.inquiryId, body.text, callerOf(ctx))),
    closeInquiry: async ({ params }, ctx) =>
      ownAnswer(await own.close(params.inquiryId, callerOf(ctx))),
  };
}
