import { roleOf } from '#rules/roles.ts';
import type { Handlers } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import type { RoundDesk } from '../round/index.ts';
import { actingOf } from './acting.ts';

const DEFAULT_LIMIT = 50;

/** Rounds of minigames, and making them void. */
export function roundRoutes(
  desk: Pick<RoundDesk, 'rounds' | 'previewVoid' | 'voidRound'>,
): Partial<Handlers> {
  return {
    async getDeskRounds({ query: { q, state, cursor, limit = DEFAULT_LIMIT } }, ctx) {
      const after = fromCursor(cursor, 'number');
      if (after === null) return cursorProblem();
      const page = { begins: typedQuery(q), state, after, limit, role: roleOf(ctx.member) };
      return { status: 200, body: await desk.rounds(page) };
    },
    async previewRoundVoid({ params }, ctx) {
      const preview = await desk.previewVoid(params.roundId, actingOf(ctx));
      return typeof preview === 'string' ? problem(preview) : { status: 200, body: preview };
    },
    async voidRound({ params, body }, ctx) {
      const bets = await desk.voidRound(params.roundId, body.reason.trim(), actingOf(ctx));
      return typeof bets === 'string' ? problem(bets) : { status: 200, body: { bets } };
    },
  };
}
