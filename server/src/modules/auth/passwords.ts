import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';

export interface Passwords {
  /** Returns an argon2id PHC string. */
  hash(plain: string): Promise<string>;
  /** Compares, inside `inTurn`; with no hash it takes as long and is false, so that a guess learns nothing from the time. */
  verify(stored: string | null, plain: string): Promise<boolean>;
  /**
   * Runs `attempt` when one of the few hashing places is free; `first` goes before those that wait already. `attempt`
   * must not ask for another place.
   */
  inTurn<T>(attempt: () => Promise<T>, options?: { first?: boolean }): Promise<T>;
  /** Whether so many wait that strangers are turned away. */
  isBusy(): boolean;
}

/** 2 is argon2id; the package declares it as a const enum, which type stripping cannot read. */
const COST: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** At most three, and one core is left for all the rest. */
const MOST_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Some two seconds of work. */
const MOST_WAITING = 100;

/** What does the work; a test puts one in its place that counts. */
export interface Hasher {
  hash: typeof hash;
  verify: typeof verify;
}

/** Each hash takes 19 MiB and a core, so only a few run at once. */
export function createPasswords(
  hasher: Hasher = { hash, verify },
  mostAtOnce = MOST_AT_ONCE,
): Passwords {
  const ahead: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;
  let dummy: Promise<string> | undefined;

  async function inTurn<T>(attempt: () => Promise<T>, { first = false } = {}): Promise<T> {
    const queue = first ? ahead : waiting;
    if (running >= mostAtOnce) await new Promise<void>((go) => queue.push(go));
    else running += 1;
    try {
      return await attempt();
    } finally {
      const next = ahead.shift() ?? waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    inTurn,
    isBusy: () => waiting.length >= MOST_WAITING,
    hash: (plain) => inTurn(() => hasher.hash(plain, COST)),
    async verify(stored, plain) {
      dummy ??= hasher.hash('a password of nobody', COST);
      const nobody = await dummy;
      const matches = await hasher.verify(stored ?? nobody, plain);
      return stored !== null && matches;
    },
  };
}
