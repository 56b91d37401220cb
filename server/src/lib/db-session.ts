import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Tx } from './db-types.ts';

export interface RawResult {
  rows: unknown[];
  /** Command tag of the last statement, e.g. `COMMIT`. */
  command: string;
}

/** Runs one statement (prepared when it has parameters) or, without `params`, a script. */
export type RunSql = (text: string, params?: readonly unknown[]) => Promise<RawResult>;

const INT8 = 20;
const INT8_ARRAY = 1016;
const TEXT_ARRAY = 1009;
const NAMED_STATEMENTS = 1000;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    // PostgreSQL's own code for it: the database is well.
    throw Object.assign(new Error(`int8 outside the safe range: ${text}`), { code: '22003' });
  }
  return value;
}

/** int8 becomes a number in this thread, for every connection of `pg`. */
export function installSafeIntegers(): void {
  pg.types.setTypeParser(INT8, parseInt8);
  // Its types list scalar types only.
  const types = pg.types as unknown as {
    getTypeParser(oid: number): (text: string) => (string | null)[];
    setTypeParser(oid: number, parse: (text: string) => unknown): void;
  };
  const parseTexts = types.getTypeParser(TEXT_ARRAY);
  types.setTypeParser(INT8_ARRAY, (text) =>
    parseTexts(text).map((one) => (one === null ? null : parseInt8(one))),
  );
}

const names = new Map<string, string>();

/** Returns a stable name under which the statement is prepared; undefined once too many were seen. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMED_STATEMENTS) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}

type Work = (items: readonly never[]) => Promise<void> | void;

/** What a transaction leaves for after its commit, with the items of each. */
type Works = Map<Work, Set<unknown>>;

const inside = new AsyncLocalStorage<{ open: boolean; works: Works }>();

/** Throws when called from within a transaction's callback. */
export function assertOutsideTransaction(): void {
  if (inside.getStore()?.open) {
    throw new Error(
      'inside a transaction use the query of the transaction, not the one of the database',
    );
  }
}

/**
 * Runs `work` once the transaction around the call is committed, and not at all when it is rolled back; outside of one at once.
 * The same work is run once for all its items, each of which it gets once. What it throws after a commit is logged.
 */
export async function afterCommit<Item>(
  work: (items: readonly Item[]) => Promise<void> | void,
  ...items: Item[]
): Promise<void> {
  const scope = inside.getStore();
  if (!scope?.open) return work(items);
  scope.works.set(work, new Set([...(scope.works.get(work) ?? []), ...items]));
}

/** Wraps `fn` in BEGIN and COMMIT; a throw rolls back, and so may COMMIT itself, which then throws. */
async function commit<T>(run: RunSql, works: Works, fn: (q: Tx) => Promise<T>): Promise<T> {
  const scope = { open: true, works };
  const q: Tx = {
    async query<R>(text: string, params: readonly unknown[] = []) {
      if (!scope.open) throw new Error('the transaction is over');
      return (await run(text, params)).rows as R[];
    },
    async exec(sql) {
      await run(sql);
    },
  };
  await run('begin');
  let value: T;
  try {
    value = await inside.run(scope, () => fn(q));
  } catch (error) {
    scope.open = false;
    await run('rollback').catch(() => undefined);
    throw error;
  }
  scope.open = false;
  // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error.
  if ((await run('commit')).command !== 'COMMIT') {
    throw new Error('the transaction was rolled back: an error inside it was swallowed');
  }
  return value;
}

/** All of it runs whatever fails: what is committed must not look undone to its caller, so errors are logged and no more. */
async function runWorks(works: Works): Promise<void> {
  for (const [work, items] of works) {
    try {
      await work([...items] as never[]);
    } catch (error) {
      console.error('work after a commit failed:', error);
    }
  }
}

/** Runs `fn` in one transaction on the session that `withSession` lends, then what it left for after the commit, with the session given back. */
export async function runTransaction<T>(
  withSession: (work: (run: RunSql) => Promise<T>) => Promise<T>,
  fn: (q: Tx) => Promise<T>,
): Promise<T> {
  const works: Works = new Map();
  const value = await withSession((run) => commit(run, works, fn));
  await runWorks(works);
  return value;
}

/** Of the named constraint when one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}

/** The last are what the embedded database says once it ran out of files. */
const UNAVAILABLE =
  /^(08...|53...|57P0.|ECONN.*|ETIMEDOUT|EPIPE|ENOTFOUND|EMFILE|ENFILE|ENOSPC|58...|24000)$/;

/** The database cannot be reached or has no room; it is not that the SQL failed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return UNAVAILABLE.test(error.code);
  return /Connection terminated|timeout exceeded when trying to connect/.test(error.message);
}
