import type { Handlers, RequestContext } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import type { QuestDesk } from './desk.ts';
import type { QuestService } from './service.ts';

type QuestHandlers = Pick<Handlers, 'getQuests' | 'claimQuest'>;
type DeskHandlers = Pick<Handlers, 'getDeskQuests' | 'addQuest' | 'endQuest'>;

const actingOf = ({ member, ip, now }: RequestContext) => ({ memberId: member.memberId, ip, now });

function invalid(...errors: { path: string; message: string }[]) {
  return problem('VALIDATION', { errors });
}

export function questRoutes(service: QuestService): QuestHandlers {
  return {
    getQuests: async (_request, ctx) => ({
      status: 200,
      body: await service.list(ctx.member.memberId, ctx.now),
    }),
    async claimQuest({ params, body: { periodStart } }, ctx) {
      const result = await service.claim(params.questId, periodStart, actingOf(ctx));
      if (result.ok) return { status: 200, body: result.quest };
      return result.error === 'VALIDATION'
        ? invalid({ path: 'periodStart', message: 'must begin a period of the quest' })
        : problem(result.error);
    },
  };
}

/** What staff does with quests. */
export function questDeskRoutes(desk: QuestDesk): DeskHandlers {
  return {
    getDeskQuests: async () => ({ status: 200, body: await desk.list() }),
    async addQuest({ body, headers }, ctx) {
      const result = await desk.add(body, headers['Idempotency-Key'], actingOf(ctx));
      if (result.kind === 'invalid') return invalid(...result.errors);
      return result.kind === 'reused'
        ? problem('IDEMPOTENCY_KEY_REUSED')
        : { status: 201, body: result.quest };
    },
    async endQuest({ params, body: { endsAt } }, ctx) {
      const result = await desk.end(params.questId, endsAt, actingOf(ctx));
      if (result === null) return problem('NOT_FOUND');
      return 'path' in result ? invalid(result) : { status: 200, body: result };
    },
  };
}
