import type { Handlers } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import type { ModuleDeps } from '../../module.ts';
import { createLaunch } from './launch.ts';
import { createLobbies } from './lobby.ts';
import { createRounds } from './rounds.ts';
import type { Casino } from './types.ts';

type CasinoHandlers = Pick<
  Handlers,
  'getCasinoLobby' | 'getMyCasino' | 'launchCasinoGame' | 'getCasinoRounds' | 'getCasinoRound'
>;

const DEFAULT_LIMIT = 15;

/** The operations of members; providers call the wallet. */
export function casinoRoutes(deps: Pick<ModuleDeps, 'db'>, casino: Casino): CasinoHandlers {
  const lobbies = createLobbies(deps);
  const rounds = createRounds(deps, casino);
  const launch = createLaunch(deps, casino);
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
      return found(await rounds.detail(params.roundId, ctx.member.memberId, ctx.raw));
    },
  };
}
