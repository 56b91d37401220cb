/** Runs SQL. int8 arrives as a number (an error beyond 2^53), instants are bigint epoch milliseconds. */
export interface Queryable {
  /**
   * Runs one statement. Arrays become SQL arrays, so pass `JSON.stringify(x)` for json columns;
   * numeric arrives as a string, so cast sums with `::bigint`.
   */
  query<R = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<R[]>;
}

export interface Tx extends Queryable {
  /** Runs a script of several statements without parameters. */
  exec(sql: string): Promise<void>;
}

export interface Db extends Tx {
  kind: 'pglite' | 'postgres';
  /**
   * Runs `fn` in one transaction; a throw rolls it back. Inside, only the given `q` may be used:
   * `db.query` there throws, because the embedded database has one session and would wait for itself.
   */
  tx<T>(fn: (q: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
