import type { Queryable } from './db.ts';

/** A password and what it is compared with. */
export interface Guess {
  password: string;
  /** Reads the hash when the guess has its turn. */
  readHash: () => Promise<string | null>;
  verify: (hash: string | null, password: string) => Promise<boolean>;
}

export type Checked =
  /** `hash` is what was verified. */
  | { ok: true; hash: string | null }
  /** `left` is null where no try was left, and nothing was compared. */
  | { ok: false; left: number | null };

export interface Tries {
  /**
   * Compares a guess unless its member has no try left. Only a wrong one is counted, and a right one gives all tries back.
   * A member's guesses of this process take turns, so that each knows what the ones before it have left.
   */
  check: (q: Queryable, memberId: string, guess: Guess) => Promise<Checked>;
  reset: (q: Queryable, memberId: string) => Promise<void>;
  left: (q: Queryable, memberId: string) => Promise<number>;
}

/** The guesses of one member that wait for each other. */
interface Queue {
  last: Promise<unknown>;
  waiting: number;
  /** What was right: it is not compared again for those who wait. */
  right: { hash: string | null; password: string } | null;
}

/** Counts a member's wrong passwords in a row, in a table of the caller's module (`member_id`, `failures`). */
export function createTries(table: 'password_tries' | 'withdrawal_tries', most: number): Tries {
  const queues = new Map<string, Queue>();

  async function left(q: Queryable, memberId: string): Promise<number> {
    const [row] = await q.query<{ failures: number }>(
      `select failures from ${table} where member_id = $1`,
      [memberId],
    );
    return most - (row?.failures ?? 0);
  }

  async function reset(q: Queryable, memberId: string): Promise<void> {
    await q.query(`delete from ${table} where member_id = $1`, [memberId]);
  }

  async function countWrong(q: Queryable, memberId: string): Promise<number> {
    const [row] = await q.query<{ failures: number }>(
      `insert into ${table} as t (member_id, failures) values ($1, 1)
       on conflict (member_id) do update set failures = least(t.failures + 1, $2)
       returning failures`,
      [memberId, most],
    );
    return most - (row?.failures ?? most);
  }

  async function compare(
    q: Queryable,
    memberId: string,
    { guess, queue }: { guess: Guess; queue: Queue },
  ): Promise<Checked> {
    const { password, readHash, verify } = guess;
    if ((await left(q, memberId)) <= 0) return { ok: false, left: null };
    const hash = await readHash();
    const isKnown = queue.right?.hash === hash && queue.right.password === password;
    if (!isKnown && !(await verify(hash, password)))
      return { ok: false, left: await countWrong(q, memberId) };
    queue.right = { hash, password };
    await reset(q, memberId);
    return { ok: true, hash };
  }

  return {
    async check(q, memberId, guess) {
      const queue = queues.get(memberId) ?? { last: Promise.resolve(), waiting: 0, right: null };
      queues.set(memberId, queue);
      queue.waiting += 1;
      const turn = queue.last.then(() => compare(q, memberId, { guess, queue }));
      // The next one has its turn whatever became of this one.
      queue.last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(memberId);
      }
    },
    reset,
    left,
  };
}
