import type { JointGroup } from '@/entities/slip';

/** The least time between two requests of a slip, milliseconds. */
export const REPEAT_MS = 3_000;

interface Requests {
  /** By fixture, epoch milliseconds. */
  requestedAt: Readonly<Record<string, number>>;
  /** Fixtures that wait for an answer. */
  waiting: readonly string[];
  now: number;
}

/** The group in play whose price is the oldest, when one is to be asked for again; of a match to come the price moves with its legs. */
export function dueGroup(
  groups: readonly JointGroup[],
  { requestedAt, waiting, now }: Requests,
): JointGroup | null {
  const at = ({ fixtureId }: JointGroup) => requestedAt[fixtureId] ?? 0;
  const times = groups.map(at);
  if (groups.some(({ fixtureId }) => waiting.includes(fixtureId))) return null;
  if (now - Math.max(0, ...times) < REPEAT_MS) return null;
  const [oldest] = groups
    .filter(({ legs }) => legs.some(({ inPlay }) => inPlay))
    .sort((one, other) => at(one) - at(other));
  return oldest ?? null;
}
