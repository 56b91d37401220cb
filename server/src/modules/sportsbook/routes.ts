import type { Handlers, RequestContext } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { startOfSeoulDay } from '../../lib/seoul-time.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import { placementAnswer } from '../wager/index.ts';
import type { Correction } from './ports.ts';
import type { ResultChange } from './results.ts';
import type { SportsbookService } from './service.ts';
import { placeOf } from './taken-prices.ts';

type Routes = Pick<
  Handlers,
  | 'placeBet'
  | 'getJointPrice'
  | 'getBetSetting'
  | 'getBetsOnFixtures'
  | 'setOddsPolicy'
  | 'correctResult'
  | 'voidFixture'
  | 'previewResult'
  | 'getDeskFixtures'
  | 'getTakenPrices'
>;

const FIXTURES_LIMIT = 50;
const PRICES_LIMIT = 100;

const NOTHING = problem('VALIDATION', {
  errors: [{ path: 'scores', message: 'must be given, or counts' }],
});
const VOID_COUNTS = problem('VALIDATION', {
  errors: [{ path: 'counts', message: 'must be left out of a void' }],
});

const NO_DAY = problem('VALIDATION', {
  errors: [{ path: 'query.day', message: 'must be midnight in Seoul' }],
});

export function sportsbookRoutes(service: SportsbookService): Routes {
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
    async placeBet({ headers, body }, ctx) {
      const { memberId } = ctx.member;
      const key = headers['Idempotency-Key'];
      return placementAnswer(await service.place({ memberId, key, ip: ctx.ip, request: body }));
    },
    async getJointPrice({ body: { legs } }) {
      const priced = service.jointPrice(legs);
      return priced.ok
        ? { status: 200, body: priced.quote }
        : problem('BET_REFUSED', { refusals: priced.refusals });
    },
    async getBetSetting(_, ctx) {
      const setting = await service.setting(ctx.member.memberId);
      return setting ? { status: 200, body: setting } : problem('BETTING_BLOCKED');
    },
    async getBetsOnFixtures({ query: { day } }, ctx) {
      if (startOfSeoulDay(day) !== day) return NO_DAY;
      return {
        status: 200,
        body: { data: await service.betsOnFixtures(ctx.member.memberId, day) },
      };
    },
    async setOddsPolicy({ body }, ctx) {
      await service.setOddsPolicy(ctx.member.memberId, body.oddsPolicy);
      return { status: 204, body: undefined };
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
    async getTakenPrices({ params: { dayKey }, query: { cursor, limit = PRICES_LIMIT } }) {
      const after = placeOf(cursor);
      if (after === null) return cursorProblem();
      const page = await service.takenPrices({ dayKey, after, limit });
      return page ? { status: 200, body: page } : problem('NOT_FOUND');
    },
    async getDeskFixtures({ query: { q, state, cursor, limit = FIXTURES_LIMIT } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return {
        status: 200,
        body: await service.fixtures({ search: typedQuery(q), state, after, limit }),
      };
    },
  };
}
