/** An event of a browser's trace, as CDP `Tracing` and the files of `--trace` give it. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** CPU time of the thread, microseconds. */
  tdur?: number;
  args?: {
    name?: string;
    data?: { type?: string; functionName?: string; url?: string; lineNumber?: number };
  };
}
