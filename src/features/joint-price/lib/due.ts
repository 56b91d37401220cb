import type { JointGroup } from '@/entities/slip';

/** A slip asks so often at most, whatever it holds. */
export const REPEAT_MS = 3_000;

interface Asked {
  /** By fixture, epoch milliseconds. */
  askedAt: Readonly<Record<string, number>>;
  /** Fixtures that wait for an answer. */
  waiting: readonly string[];
  now: number;
}

/** The group in play whose price is the oldest, when one is to be asked for again; of a match to come the price moves with its legs. */
export function dueGroup(
  groups: readonly JointGroup[],
  { askedAt, waiting, now }: Asked,
): JointGroup | null {
  const at = ({ fixtureId }: JointGroup) => askedAt[fixtureId] ?? 0;
  const asked = groups.map(at);
  if (groups.some(({ fixtureId }) => waiting.includes(fixtureId))) return null;
  if (now - Math.max(0, ...asked) < REPEAT_MS) return null;
  const [oldest] = groups
    .filter(({ legs }) => legs.some(({ inPlay }) => inPlay))
    .sort((one, other) => at(one) - at(other));
  return oldest ?? null;
}
