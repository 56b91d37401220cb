import type { Handlers, RequestContext } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { requireSession } from '../auth/index.ts';
import { placementAnswer } from '../wager/index.ts';
import type { ResultChange } from './results.ts';
import type { SportsbookService } from './service.ts';

type Routes = Pick<
  Handlers,
  | 'placeBet'
  | 'getBetSetting'
  | 'setOddsPolicy'
  | 'correctResult'
  | 'voidFixture'
  | 'previewResult'
  | 'getDeskFixtures'
>;

const FIXTURES_LIMIT = 50;

export function sportsbookRoutes(service: SportsbookService): Routes {
  async function change(result: Omit<ResultChange, 'actor' | 'ip'>, ctx: RequestContext) {
    const { memberId } = requireSession(ctx);
    const changed = await service.changeResult({ ...result, actor: memberId, ip: ctx.ip });
    return changed.ok
      ? { status: 200 as const, body: { bets: changed.bets } }
      : problem(changed.code);
  }

  return {
    async placeBet({ headers, body }, ctx) {
      const { memberId } = requireSession(ctx);
      const key = headers['Idempotency-Key'];
      return placementAnswer(await service.place({ memberId, key, ip: ctx.ip, request: body }));
    },
    async getBetSetting(_, ctx) {
      const setting = await service.setting(requireSession(ctx).memberId);
      return setting ? { status: 200, body: setting } : problem('BETTING_BLOCKED');
    },
    async setOddsPolicy({ body }, ctx) {
      await service.setOddsPolicy(requireSession(ctx).memberId, body.oddsPolicy);
      return { status: 204, body: undefined };
    },
    correctResult: ({ params: { fixtureId }, body: { scores, reason, resultVersion } }, ctx) =>
      change({ fixtureId, scores, reason, seen: resultVersion }, ctx),
    voidFixture: ({ params: { fixtureId }, body: { reason, resultVersion } }, ctx) =>
      change({ fixtureId, scores: null, reason, seen: resultVersion }, ctx),
    async previewResult({ params: { fixtureId }, body: { scores } }) {
      const tried = await service.previewResult({ fixtureId, scores });
      if (!tried.ok) return problem(tried.code);
      const { resultVersion, preview } = tried;
      return { status: 200, body: { resultVersion, ...preview } };
    },
    async getDeskFixtures({ query: { q, state, cursor, limit = FIXTURES_LIMIT } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return { status: 200, body: await service.fixtures({ search: q, state, after, limit }) };
    },
  };
}
