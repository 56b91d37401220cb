import { roleOf } from '#rules/roles.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import { problem } from '../../lib/problem.ts';
import type { Reader, TournamentService } from './service.ts';

type TournamentHandlers = Pick<Handlers, 'getTournaments' | 'getTournament' | 'joinTournament'>;

function readerOf(ctx: RequestContext): Reader {
  const { memberId } = ctx.member;
  return { memberId, isStaff: roleOf(ctx.member) !== 'member', now: ctx.now };
}

export function tournamentRoutes(
  service: Pick<TournamentService, 'list' | 'detail' | 'join'>,
): TournamentHandlers {
  return {
    async getTournaments({ query }, ctx) {
      return { status: 200, body: await service.list(query.kind, readerOf(ctx)) };
    },
    async getTournament({ params }, ctx) {
      return found(await service.detail(params.tournamentId, readerOf(ctx)));
    },
    async joinTournament({ params }, ctx) {
      const joined = await service.join(params.tournamentId, readerOf(ctx));
      return joined.ok ? { status: 200, body: joined.detail } : problem(joined.error);
    },
  };
}
