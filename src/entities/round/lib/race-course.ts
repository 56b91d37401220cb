import { between, eased, randomFrom, shareOf, shuffled } from './course-random';

/** How long a race is, in lengths of a runner: what the winner has run at its end. */
export const RACE_LENGTHS = 120;

/** A race is steered by how far behind everybody is at its start and after each of these parts. */
const PARTS = 5;
const CLOSEST = 0.1;
const WIDEST = 1.1;

/** How many lengths each runner is behind, in the order of their numbers. */
type Mark = readonly number[];

/** From a start that is of chance to the finish, so that somebody else leads before the winner does. */
function marksOf(order: readonly number[], seed: string): Mark[] {
  const random = randomFrom(`${seed} ${order.join('-')}`);
  const start = shuffled(order, random);
  const markOf = (ranking: readonly number[]): Mark => {
    let gap = 0;
    const behind = new Map(
      ranking.map((runner, place) => {
        if (place > 0) gap += between(CLOSEST, WIDEST, random());
        return [runner, gap];
      }),
    );
    return order.map((_, index) => behind.get(index + 1) ?? 0);
  };
  const rankingAt = (part: number) => {
    const ranking = order
      .map((runner, place) => ({
        runner,
        by: between(start.indexOf(runner), place, part / PARTS) + 2 * random(),
      }))
      .toSorted((a, b) => a.by - b.by)
      .map(({ runner }) => runner);
    const [first, second, ...rest] = ranking;
    const isTooEarly = part <= PARTS / 2 && first === order[0];
    return isTooEarly && first && second ? [second, first, ...rest] : ranking;
  };
  const onTheWay = Array.from({ length: PARTS - 1 }, (_, part) => markOf(rankingAt(part + 1)));
  return [order.map(() => 0), ...onTheWay, markOf(order)];
}

/**
 * Returns how many lengths each runner has run, in the order of their numbers, at a share of the race from 0 to 1. They
 * start together, none ever runs backwards, the leaders change, and at 1 they are in `order`.
 */
export function racePositions(order: readonly number[], seed: string, progress: number): number[] {
  const marks = marksOf(order, seed);
  const run = shareOf(progress, 0, 1);
  const part = Math.min(PARTS - 1, Math.floor(run * PARTS));
  const share = eased(run * PARTS - part);
  const [from = [], to = []] = [marks[part], marks[part + 1]];
  return order.map(
    (_, index) => RACE_LENGTHS * run - between(from[index] ?? 0, to[index] ?? 0, share),
  );
}

export interface Standing {
  /** The number of a runner, from 1. */
  runner: number;
  /** Lengths to the one that leads. */
  behind: number;
}

/** Who is where, the first first. */
export function standingsOf(positions: readonly number[]): Standing[] {
  const furthest = Math.max(...positions);
  return positions
    .map((run, index) => ({ runner: index + 1, behind: furthest - run }))
    .toSorted((a, b) => a.behind - b.behind);
}
