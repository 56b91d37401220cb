import type { Handlers, RequestContext } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import type { ModuleDeps } from '../../module.ts';
import { type CasinoDesk, createCasinoDesk, type Staff } from './desk.ts';
import { createLaunch, type LaunchGame } from './launch.ts';
import { createLobbies, type Lobbies } from './lobby.ts';
import { createRounds, type Rounds } from './rounds.ts';
import type { Casino } from './types.ts';

type MemberRoutes = Pick<
  Handlers,
  'getCasinoLobby' | 'getMyCasino' | 'launchCasinoGame' | 'getCasinoRounds' | 'getCasinoRound'
>;
type DeskRoutes = Pick<
  Handlers,
  'getDeskCasino' | 'setCasinoMaintenance' | 'getDeskCasinoRounds' | 'refundCasinoRound'
>;

const DEFAULT_LIMIT = 15;
const DESK_LIMIT = 50;

interface MemberPorts {
  lobbies: Lobbies;
  rounds: Rounds;
  launch: LaunchGame;
}

function memberRoutes({ lobbies, rounds, launch }: MemberPorts): MemberRoutes {
  return {
    async getCasinoLobby({ params }, ctx) {
      const lobby = await lobbies.read(params.lobby, ctx.member.memberId, ctx.now);
      return lobby === null ? problem('CASINO_RESTRICTED') : { status: 200, body: lobby };
    },
    async getMyCasino(_request, ctx) {
      return { status: 200, body: await lobbies.mine(ctx.member.memberId) };
    },
    async launchCasinoGame({ params: { gameId }, body: { theme } }, ctx) {
      const { memberId, id: loginSessionId } = ctx.member;
      const { now, raw } = ctx;
      const launched = await launch({ memberId, loginSessionId, gameId, theme, now, raw });
      if (launched.kind === 'refused')
        return problem('REQUEST_REFUSED', { refusals: launched.refusals });
      if (launched.kind !== 'launched') return problem(launched.kind);
      return { status: 201, body: { url: launched.url, sessionId: launched.sessionId } };
    },
    async getCasinoRounds({ query }, ctx) {
      const { gameId, sessionId, cursor, limit = DEFAULT_LIMIT } = query;
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      const filter = { memberId: ctx.member.memberId, gameId, sessionId };
      return { status: 200, body: await rounds.list(filter, { after, limit }) };
    },
    async getCasinoRound({ params }, ctx) {
      const detail = await rounds.detail(params.roundId, ctx.member.memberId, ctx.raw);
      return detail === null ? problem('NOT_FOUND') : { status: 200, body: detail };
    },
  };
}

function staffOf({ member, ip, now }: RequestContext): Staff {
  return { actor: member.memberId, ip, now };
}

function deskRoutes(desk: CasinoDesk): DeskRoutes {
  return {
    async getDeskCasino(_request, ctx) {
      return { status: 200, body: { data: await desk.providers(ctx.now) } };
    },
    async setCasinoMaintenance({ params: { kind, subjectId: id }, body }, ctx) {
      const { systemMaintenanceFlg: isOn, until, reason } = body;
      // It would be over before it has begun.
      if (isOn && until !== null && until <= ctx.now)
        return problem('VALIDATION', {
          errors: [{ path: 'body.until', message: 'must be in the future' }],
        });
      const change = { kind, id, isOn, until, reason: reason.trim() };
      const outcome = await desk.setMaintenance(change, staffOf(ctx));
      return outcome === 'set' ? { status: 204, body: undefined } : problem(outcome);
    },
    async getDeskCasinoRounds({ query }, ctx) {
      const { q, state, cursor, limit = DESK_LIMIT } = query;
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      const body = await desk.rounds({ begins: typedQuery(q), state, after, limit, now: ctx.now });
      return { status: 200, body };
    },
    async refundCasinoRound({ params, body }, ctx) {
      const refunded = await desk.refund(params.roundId, body.reason.trim(), staffOf(ctx));
      return typeof refunded === 'string' ? problem(refunded) : { status: 200, body: refunded };
    },
  };
}

/** The operations of members and of staff; providers call the wallet. */
export function casinoRoutes(
  deps: Pick<ModuleDeps, 'db'>,
  casino: Casino,
): MemberRoutes & DeskRoutes {
  return {
    ...memberRoutes({
      lobbies: createLobbies(deps),
      rounds: createRounds(deps, casino),
      launch: createLaunch(deps, casino),
    }),
    ...deskRoutes(createCasinoDesk(deps, casino)),
  };
}
