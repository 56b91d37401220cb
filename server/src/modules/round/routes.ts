import type { components } from '#contract/types.gen.ts';
import type { Handlers } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import type { Clock } from '../../lib/clock.ts';
import { placementAnswer, type Wager } from '../wager/index.ts';
import type { RoundService } from './service.ts';
import type { RoundStrategy } from './strategy.ts';

type Routes = Pick<
  Handlers,
  | 'getMinigameSetting'
  | 'getMinigameEvents'
  | 'getMinigames'
  | 'getRounds'
  | 'getRound'
  | 'placeRoundBet'
>;

const DEFAULT_LIMIT = 15;

interface RoutePorts {
  service: RoundService;
  strategy: RoundStrategy;
  wager: Pick<Wager<components['schemas']['BetLeg']>, 'place'>;
}

export function roundRoutes(
  { service, strategy, wager }: RoutePorts,
  clock: Pick<Clock, 'now'>,
): Routes {
  return {
    getMinigameSetting: async ({ params }) => found(await service.setting(params.id)),
    getMinigameEvents: async ({ query }) => found(await service.events(query.gameId)),
    async getMinigames() {
      return { status: 200, body: { serverTime: clock.now(), games: await service.games() } };
    },
    async getRounds({ query: { gameId, dayKey, before, limit = DEFAULT_LIMIT } }) {
      return found(await service.rounds(gameId, { dayKey, before, limit }));
    },
    getRound: async ({ params }) => found(await service.round(params.roundId)),
    async placeRoundBet({ headers, body: { stake, ...pick } }, ctx) {
      const { memberId } = ctx.member;
      const key = headers['Idempotency-Key'];
      const request = { stake, oddsPolicy: 'none', bonusFolders: null, legs: [pick] } as const;
      return placementAnswer(await wager.place(strategy, { memberId, key, ip: ctx.ip, request }));
    },
  };
}
