import { roleOf } from '#rules/roles.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import type { Acting, DraftFault, TournamentDesk } from './desk.ts';
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
      const detail = await service.detail(params.tournamentId, readerOf(ctx));
      return detail === null ? problem('NOT_FOUND') : { status: 200, body: detail };
    },
    async joinTournament({ params }, ctx) {
      const joined = await service.join(params.tournamentId, readerOf(ctx));
      return joined.ok ? { status: 200, body: joined.detail } : problem(joined.error);
    },
  };
}

type DeskHandlers = Pick<
  Handlers,
  'getDeskTournaments' | 'addTournament' | 'changeTournament' | 'deleteTournament'
>;

function actingOf(ctx: RequestContext): Acting {
  return { actor: ctx.member.memberId, ip: ctx.ip, now: ctx.now };
}

function invalid({ field, message }: DraftFault) {
  return problem('VALIDATION', { errors: [{ path: `body.${field}`, message }] });
}

/** What staff does with tournaments. */
export function tournamentDeskRoutes(desk: TournamentDesk): DeskHandlers {
  return {
    async getDeskTournaments(_request, ctx) {
      return { status: 200, body: await desk.list(ctx.now) };
    },
    async addTournament({ body, headers }, ctx) {
      const keyed = { key: headers['Idempotency-Key'], by: actingOf(ctx) };
      const result = await desk.add(body, keyed);
      if (result.kind === 'reused') return problem('IDEMPOTENCY_KEY_REUSED');
      return result.kind === 'added' ? { status: 201, body: result.tournament } : invalid(result);
    },
    async changeTournament({ params, body }, ctx) {
      const result = await desk.change(params.tournamentId, body, actingOf(ctx));
      if (result.kind === 'changed') return { status: 200, body: result.tournament };
      return result.kind === 'invalid' ? invalid(result) : problem(result.kind);
    },
    async deleteTournament({ params }, ctx) {
      const { kind } = await desk.remove(params.tournamentId, actingOf(ctx));
      return kind === 'deleted' ? { status: 204, body: undefined } : problem(kind);
    },
  };
}
