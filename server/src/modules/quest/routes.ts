import type { Handlers } from '../../contract/types.ts';
import { callerOf } from '../../lib/session.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import type { QuestService } from './service.ts';

type QuestHandlers = Pick<Handlers, 'getQuests' | 'claimQuest'>;

export function questRoutes(service: QuestService): QuestHandlers {
  return {
    getQuests: async (_request, ctx) => ({
      status: 200,
      body: await service.list(ctx.member.memberId, ctx.now),
    }),
    async claimQuest({ params, body: { periodStart } }, ctx) {
      const result = await service.claim(params.questId, periodStart, callerOf(ctx));
      if (result.ok) return { status: 200, body: result.quest };
      if (result.error !== 'VALIDATION') return problem(result.error);
      const message = 'must begin a period of the quest';
      return fieldProblem('periodStart', message);
    },
  };
}
