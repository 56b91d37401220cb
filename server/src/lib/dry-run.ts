import type { Db, Tx } from './db.ts';

/** Ends a transaction whose answer is wanted and whose changes are not. */
class Undo extends Error {}

/**
 * Runs `fn` in a transaction that is always rolled back, and answers what it answered: what a command would do, by the
 * command itself. Locks are held as long as `fn` runs. An error of `fn` is thrown on.
 */
export async function dryRun<T>(db: Pick<Db, 'tx'>, fn: (q: Tx) => Promise<T>): Promise<T> {
  let answer: { value: T } | undefined;
  try {
    await db.tx(async (q) => {
      answer = { value: await fn(q) };
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  if (!answer) throw new Error('a dry run ended without an answer');
  return answer.value;
}
