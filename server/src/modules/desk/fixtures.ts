import type { Handlers, RequestContext } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import type { Correction, ResultChange, SportsbookService } from '../sportsbook/index.ts';

const DEFAULT_LIMIT = 50;

const NOTHING = fieldProblem('scores', 'must be given, or counts');
const VOID_COUNTS = fieldProblem('counts', 'must be left out of a void');

/** Results of fixtures. */
export function fixtureRoutes(
  service: Pick<SportsbookService, 'fixtures' | 'changeResult' | 'previewResult'>,
): Partial<Handlers> {
  /** What a refused change answers: bad input by the name of its field. */
  function refusal(refused: Exclude<Correction, { ok: true }>) {
    return refused.code === 'VALIDATION'
      ? problem('VALIDATION', { errors: refused.errors })
      : problem(refused.code);
  }

  async function change(result: Omit<ResultChange, 'actor' | 'ip'>, ctx: RequestContext) {
    const { memberId } = ctx.member;
    const changed = await service.changeResult({ ...result, actor: memberId, ip: ctx.ip });
    return changed.ok ? { status: 200 as const, body: { bets: changed.bets } } : refusal(changed);
  }

  return {
    async getDeskFixtures({ query: { q, state, cursor, limit = DEFAULT_LIMIT } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return {
        status: 200,
        body: await service.fixtures({ search: typedQuery(q), state, after, limit }),
      };
    },
    async correctResult({ params: { fixtureId }, body }, ctx) {
      const { scores = {}, counts, reason, resultVersion } = body;
      if (!body.scores && !counts) return NOTHING;
      return change({ fixtureId, scores, counts, reason, seen: resultVersion }, ctx);
    },
    voidFixture: ({ params: { fixtureId }, body: { reason, resultVersion } }, ctx) =>
      change({ fixtureId, scores: null, reason, seen: resultVersion }, ctx),
    async previewResult({ params: { fixtureId }, body }) {
      const { scores = {}, counts } = body;
      if (scores === null && counts) return VOID_COUNTS;
      if (body.scores === undefined && !counts) return NOTHING;
      const tried = await service.previewResult({ fixtureId, scores, counts });
      if (!tried.ok) return refusal(tried);
      const { resultVersion, preview } = tried;
      return { status: 200, body: { resultVersion, ...preview } };
    },
  };
}
