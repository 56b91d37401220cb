import type { Handlers } from '../../contract/types.ts';
import { added, done } from '../../lib/answers.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import type { DraftFault, TournamentDesk } from '../tournament/index.ts';
import { actingOf } from './acting.ts';

function invalid({ field, message }: DraftFault) {
  return fieldProblem(`body.${field}`, message);
}

/** Rankings by bets, with prizes. */
export function tournamentRoutes(desk: TournamentDesk): Partial<Handlers> {
  return {
    async getDeskTournaments(_request, ctx) {
      return { status: 200, body: await desk.list(ctx.now) };
    },
    async addTournament({ body, headers }, ctx) {
      const keyed = { key: headers['Idempotency-Key'], by: actingOf(ctx) };
      const result = await desk.add(body, keyed);
      if (result.kind === 'invalid') return invalid(result);
      return added(result.kind === 'reused' ? result.kind : result.tournament);
    },
    async changeTournament({ params, body }, ctx) {
      const result = await desk.change(params.tournamentId, body, actingOf(ctx));
      if (result.kind === 'changed') return { status: 200, body: result.tournament };
      return result.kind === 'invalid' ? invalid(result) : problem(result.kind);
    },
    async deleteTournament({ params }, ctx) {
      const { kind } = await desk.remove(params.tournamentId, actingOf(ctx));
      return done(kind);
    },
  };
}
