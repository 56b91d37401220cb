import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import { DAY_MS, startOfSeoulDay } from '../../lib/seoul-time.ts';
import type { FiguresService } from './service.ts';

const PART_MS = { hour: 60 * 60_000, day: DAY_MS };
const LONGEST_MS = { hour: 7 * DAY_MS, day: 366 * DAY_MS };

export function figuresRoutes(service: FiguresService): Pick<Handlers, 'getFigures'> {
  return {
    async getFigures({ query: { from, to, by = 'day' } }) {
      const refuse = (path: string, message: string) =>
        problem('VALIDATION', { errors: [{ path: `query.${path}`, message }] });
      if (startOfSeoulDay(from) !== from) return refuse('from', 'must be midnight in Seoul');
      if (to <= from) return refuse('to', 'must be after from');
      if (to - from > LONGEST_MS[by])
        return refuse('from', `must be at most ${LONGEST_MS[by] / DAY_MS} days before to`);
      return { status: 200, body: await service.sum({ from, to, part: PART_MS[by] }) };
    },
  };
}
