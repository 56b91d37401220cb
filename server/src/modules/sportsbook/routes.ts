import type { Handlers } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import { cursorProblem } from '../../lib/page.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import { startOfSeoulDay } from '../../lib/seoul-time.ts';
import { placementAnswer } from '../wager/index.ts';
import type { SportsbookService } from './service.ts';
import { placeOf } from './taken-prices.ts';

type Routes = Pick<
  Handlers,
  | 'placeBet'
  | 'getJointPrice'
  | 'getBetSetting'
  | 'getBetsOnFixtures'
  | 'setOddsPolicy'
  | 'getTakenPrices'
>;

const PRICES_LIMIT = 100;

const NO_DAY = fieldProblem('query.day', 'must be midnight in Seoul');

export function sportsbookRoutes(service: SportsbookService): Routes {
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
    async getTakenPrices({ params: { dayKey }, query: { cursor, limit = PRICES_LIMIT } }) {
      const after = placeOf(cursor);
      if (after === null) return cursorProblem();
      return found(await service.takenPrices({ dayKey, after, limit }));
    },
  };
}
