import type { components } from '#contract/types.gen.ts';
import { roleOf } from '#rules/roles.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import type { Clock } from '../../lib/clock.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import { placementAnswer, type Wager } from '../wager/index.ts';
import type { RoundDesk, Staff } from './desk.ts';
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

type DeskRoutes = Pick<
  Handlers,
  'getDeskGames' | 'setGameMaintenance' | 'getDeskRounds' | 'previewRoundVoid' | 'voidRound'
>;

const DEFAULT_LIMIT = 15;
const DESK_LIMIT = 50;

interface RoutePorts {
  service: RoundService;
  strategy: RoundStrategy;
  wager: Pick<Wager<components['schemas']['BetLeg']>, 'place'>;
}

function found<T>(body: T | null) {
  return body === null ? problem('NOT_FOUND') : { status: 200 as const, body };
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

function staffOf({ member, ip }: RequestContext): Staff {
  return { actor: member.memberId, ip, isAdmin: roleOf(member) === 'admin' };
}

/** Makes the calls of staff about games and rounds. */
export function deskRoutes(desk: RoundDesk): DeskRoutes {
  return {
    getDeskGames: async () => ({ status: 200, body: { data: await desk.games() } }),
    async setGameMaintenance({ params: { gameId }, body }, ctx) {
      const { systemMaintenanceFlg: isOn, until, reason } = body;
      const change = { gameId, isOn, until, reason: reason.trim() };
      const isSet = await desk.setMaintenance(change, staffOf(ctx));
      return isSet ? { status: 204, body: undefined } : problem('NOT_FOUND');
    },
    async getDeskRounds({ query: { q, state, cursor, limit = DESK_LIMIT } }, ctx) {
      const after = fromCursor(cursor, 'number');
      if (after === null) return cursorProblem();
      const { isAdmin } = staffOf(ctx);
      const page = await desk.rounds({ begins: typedQuery(q), state, after, limit, isAdmin });
      return { status: 200, body: page };
    },
    async previewRoundVoid({ params }, ctx) {
      const preview = await desk.previewVoid(params.roundId, staffOf(ctx));
      return typeof preview === 'string' ? problem(preview) : { status: 200, body: preview };
    },
    async voidRound({ params, body }, ctx) {
      const bets = await desk.voidRound(params.roundId, body.reason.trim(), staffOf(ctx));
      return typeof bets === 'string' ? problem(bets) : { status: 200, body: { bets } };
    },
  };
}
