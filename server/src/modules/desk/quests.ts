import type { Handlers } from '../../contract/types.ts';
import { added } from '../../lib/answers.ts';
import { problem } from '../../lib/problem.ts';
import type { QuestDesk } from '../quest/index.ts';
import { actingOf } from './acting.ts';

function invalid(...errors: { path: string; message: string }[]) {
  return problem('VALIDATION', { errors });
}

/** What members do for points. */
export function questRoutes(desk: QuestDesk): Partial<Handlers> {
  return {
    getDeskQuests: async () => ({ status: 200, body: await desk.list() }),
    async addQuest({ body, headers }, ctx) {
      const result = await desk.add(body, headers['Idempotency-Key'], actingOf(ctx));
      if (result.kind === 'invalid') return invalid(...result.errors);
      return added(result.kind === 'reused' ? result.kind : result.quest);
    },
    async endQuest({ params, body: { endsAt } }, ctx) {
      const result = await desk.end(params.questId, endsAt, actingOf(ctx));
      if (result === null) return problem('NOT_FOUND');
      return 'path' in result ? invalid(result) : { status: 200, body: result };
    },
  };
}
