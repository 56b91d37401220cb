import type { Handlers } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { fieldProblem, problem, type ProblemAnswer } from '../../lib/problem.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import type { Period } from './lines-repository.ts';
import { CSV_LINES, type StatementService } from './service.ts';

type StatementHandlers = Pick<Handlers, 'getStatement' | 'getStatementSummary' | 'getStatementCsv'>;

const DEFAULT_LIMIT = 15;
const LONGEST_MS = 366 * DAY_MS;

/** Answers a period that is none, or longer than a year; null for one that may be read. */
export function periodProblem({ from, to }: Period): ProblemAnswer | null {
  if (to <= from) return fieldProblem('query.to', 'must be after from');
  return to - from > LONGEST_MS
    ? fieldProblem('query.from', 'must be at most 366 days before to')
    : null;
}

export function statementRoutes(statement: StatementService): StatementHandlers {
  return {
    async getStatement({ query }, ctx) {
      const { account = 'money', from, to, category, mode, limit = DEFAULT_LIMIT } = query;
      const wrong = periodProblem({ from, to });
      if (wrong) return wrong;
      const after = fromCursor(query.cursor, 'number');
      if (after === null) return cursorProblem();
      const { memberId } = ctx.member;
      return found(
        await statement.list(
          { memberId, account, period: { from, to } },
          { category, mode, after, limit },
        ),
      );
    },
    async getStatementSummary({ query: { account = 'money', from, to } }, ctx) {
      const wrong = periodProblem({ from, to });
      if (wrong) return wrong;
      const { memberId } = ctx.member;
      return found(await statement.summary({ memberId, account, period: { from, to } }));
    },
    async getStatementCsv({ query: { account = 'money', from, to, category, mode } }, ctx) {
      const wrong = periodProblem({ from, to });
      if (wrong) return wrong;
      const { memberId } = ctx.member;
      const query = { memberId, account, period: { from, to } };
      const table = await statement.csv(query, { category, mode });
      if (table === null) return problem('NOT_FOUND');
      if (table === 'too long') {
        const message = `the period has more than ${CSV_LINES} lines`;
        return fieldProblem('query.from', message);
      }
      const headers = { 'content-disposition': 'attachment; filename="statement.csv"' };
      return { status: 200, body: table, headers };
    },
  };
}
