import type { Handlers } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import type { CasinoDesk } from '../casino/index.ts';
import { actingOf } from './acting.ts';

const DEFAULT_LIMIT = 50;

/** Rounds of the casino's games, and giving their stakes back. */
export function casinoRoundRoutes(desk: Pick<CasinoDesk, 'rounds' | 'refund'>): Partial<Handlers> {
  return {
    async getDeskCasinoRounds({ query }, ctx) {
      const { q, state, cursor, limit = DEFAULT_LIMIT } = query;
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      const body = await desk.rounds({ begins: typedQuery(q), state, after, limit, now: ctx.now });
      return { status: 200, body };
    },
    async refundCasinoRound({ params, body }, ctx) {
      const refunded = await desk.refund(params.roundId, body.reason.trim(), actingOf(ctx));
      return typeof refunded === 'string' ? problem(refunded) : { status: 200, body: refunded };
    },
  };
}
