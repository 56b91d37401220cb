// The names of systems.
export interface NamedSystem {
  name: string;
  legs: number;
  /** How many picks each of its bets has, rising. */
  sizes: readonly number[];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function named(name: string, from: number, legs: number): NamedSystem {
  return { name, legs, sizes: range(from, legs) };
}

/** The systems that have a name of their own; every other is "2/4", "2,3/5". */
export const NAMED_SYSTEMS: readonly NamedSystem[] = [
  named('Trixie', 2, 3),
  named('Patent', 1, 3),
  named('Yankee', 2, 4),
  named('Lucky 15', 1, 4),
  named('Canadian', 2, 5),
  named('Lucky 31', 1, 5),
  named('Heinz', 2, 6),
  named('Lucky 63', 1, 6),
  named('Super Heinz', 2, 7),
  named('Goliath', 2, 8),
];

/** The name of a system, such as Trixie; null for one that is only called by its sizes. */
export function systemName(legs: number, sizes: readonly number[]): string | null {
  const same = ({ sizes: own }: NamedSystem) => own.join() === sizes.join();
  return NAMED_SYSTEMS.find((one) => one.legs === legs && same(one))?.name ?? null;
}
