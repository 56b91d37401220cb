import type { Handlers } from '../../contract/types.ts';
import { fieldProblem } from '../../lib/problem.ts';
import { DAY_MS, startOfSeoulDay } from '../../lib/seoul-time.ts';
import type { FiguresService } from './figures-service.ts';

const PART_MS = { hour: 60 * 60_000, day: DAY_MS };
const LONGEST_MS = { hour: 7 * DAY_MS, day: 366 * DAY_MS };

type By = keyof typeof PART_MS;

/** Null when the period can be summed. */
function refusalOf(from: number, to: number, by: By) {
  const refuse = (path: string, message: string) => fieldProblem(`query.${path}`, message);
  if (startOfSeoulDay(from) !== from) return refuse('from', 'must be midnight in Seoul');
  if (to <= from) return refuse('to', 'must be after from');
  if (to - from > LONGEST_MS[by])
    return refuse('from', `must be at most ${LONGEST_MS[by] / DAY_MS} days before to`);
  return null;
}

/** What the site took and gave, by day and by game. */
export function figureRoutes(service: FiguresService): Partial<Handlers> {
  return {
    async getGameFigures({ query: { from, to } }) {
      return refusalOf(from, to, 'day') ?? { status: 200, body: await service.games({ from, to }) };
    },
    async getFigures({ query: { from, to, by = 'day' } }) {
      const refusal = refusalOf(from, to, by);
      if (refusal !== null) return refusal;
      return { status: 200, body: await service.sum({ from, to, part: PART_MS[by] }) };
    },
  };
}
