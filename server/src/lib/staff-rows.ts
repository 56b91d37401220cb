import type { Db, Queryable } from './db.ts';
import { answerOnce, type IdempotencyScope } from './idempotency.ts';

/** Who of staff does something, from where and when. */
export interface Acting {
  /** The id of the member who acts. */
  actor: string;
  ip: string;
  now: number;
}

interface Row {
  id: number;
}

/** A table of rows that staff changes: what records call it, how one is found and kept. */
export interface ChangedTable<T extends Row> {
  name: string;
  /** Locks the row until the transaction ends. */
  take(q: Queryable, id: number): Promise<T | null>;
  update(q: Queryable, row: T): Promise<void>;
}

/** A table of rows that staff adds and deletes as well. */
export interface StaffTable<T extends Row, Draft> extends ChangedTable<T> {
  name: IdempotencyScope;
  list(q: Queryable, limit: number): Promise<T[]>;
  insert(q: Queryable, draft: Draft, at: number): Promise<T[]>;
  remove(q: Queryable, id: number): Promise<void>;
  /** Whether a row has to stay; none has where this is not said. */
  isInUse?(q: Queryable, id: number): Promise<boolean>;
}

interface What {
  action: string;
  target: string;
  before: unknown;
  after: unknown;
}

interface RowDeps {
  db: Db;
  /** Writes what staff did, in the transaction that does it. */
  record(q: Queryable, record: What & { at: number; actor: string; ip: string }): Promise<void>;
}

const MOST_LISTED = 200;

/** Changes a row, with a record of what was there before; null where there is none. */
export function changeRow<T extends Row>(
  { db, record }: RowDeps,
  { name, take, update }: ChangedTable<T>,
  { id, changes, by }: { id: number; changes: Partial<Omit<T, 'id'>>; by: Acting },
): Promise<T | null> {
  return db.tx(async (q) => {
    const before = await take(q, id);
    if (!before) return null;
    const after = { ...before, ...changes };
    await update(q, after);
    const what = { action: `${name}.change`, target: `${name}:${id}`, before, after };
    await record(q, { at: by.now, actor: by.actor, ip: by.ip, ...what });
    return after;
  });
}

/** Each command leaves an audit record with what was there before. */
export function createStaffRows<T extends Row, Draft>(deps: RowDeps, table: StaffTable<T, Draft>) {
  const { db, record } = deps;
  const { name } = table;
  return {
    list: () => table.list(db, MOST_LISTED),
    /** Adds one, once under its key and each time without one; `reused` says that the key came with another draft. */
    add: (draft: Draft, key: string | undefined, { actor, ip, now: at }: Acting) =>
      db.tx(async (q): Promise<T | 'reused'> => {
        const run = async () => {
          const [after] = await table.insert(q, draft, at);
          if (!after) throw new Error(`a new ${name} was not stored`);
          const what = {
            action: `${name}.add`,
            target: `${name}:${after.id}`,
            before: null,
            after,
          };
          await record(q, { at, actor, ip, ...what });
          return { status: 201, answer: after };
        };
        if (key === undefined) return (await run()).answer;
        const command = { memberId: actor, scope: name, key, body: draft, at };
        const outcome = await answerOnce<T>(q, command, run);
        return outcome.kind === 'reused' ? 'reused' : outcome.answer;
      }),
    /** Null where there is none. */
    change: (id: number, changes: Partial<Omit<T, 'id'>>, by: Acting) =>
      changeRow(deps, table, { id, changes, by }),
    /** Or says why not: `NOT_FOUND`, and of what is in use `INVALID_STATE`. */
    delete: (id: number, { actor, ip, now: at }: Acting) =>
      db.tx(async (q): Promise<'deleted' | 'NOT_FOUND' | 'INVALID_STATE'> => {
        const before = await table.take(q, id);
        if (!before) return 'NOT_FOUND';
        if (await table.isInUse?.(q, id)) return 'INVALID_STATE';
        await table.remove(q, id);
        const what = { action: `${name}.delete`, target: `${name}:${id}`, before, after: null };
        await record(q, { at, actor, ip, ...what });
        return 'deleted';
      }),
  };
}
