import type { TraceEvent } from '../trace-event.ts';

/** One task of the page's main thread. Milliseconds; `cpu` is its thread's time, which other work on the machine does not stretch. */
export interface Task {
  start: number;
  end: number;
  cpu: number;
}

/** What the main thread did, in order. */
export interface Activity {
  tasks: Task[];
  /** Input events as pages receive them: pointerdown, click, keydown, input. */
  inputs: { type: string; start: number; end: number }[];
  /** Ends of frames: what was drawn goes to the compositor. */
  commits: number[];
  marks: { name: string; at: number }[];
}

/** The phone that figures are about has a CPU so many times slower. */
export const slowdown = 4;

export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** Reads a trace for the main thread that has the marks; milliseconds. */
export function activityOf(trace: string): Activity {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const isMark = ({ name, ph }: TraceEvent) => ph === 'I' && name.startsWith('press:');
  const marked = traceEvents.find(isMark);
  if (!marked) throw new Error('the trace has no mark');
  const own = traceEvents
    .filter(({ pid, tid }) => pid === marked.pid && tid === marked.tid)
    .sort((a, b) => a.ts - b.ts);
  const span = ({ ts, dur = 0 }: TraceEvent) => ({ start: ts / 1000, end: (ts + dur) / 1000 });
  return {
    tasks: own
      .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
      .map((event) => ({ ...span(event), cpu: (event.tdur ?? 0) / 1000 })),
    inputs: own
      .filter(({ name }) => name === 'EventDispatch')
      .map((event) => ({ ...span(event), type: event.args?.data?.type ?? '' })),
    commits: own.filter(({ name }) => name === 'Commit').map((event) => span(event).end),
    marks: own
      .filter(isMark)
      .map(({ name, ts }) => ({ name: name.slice('press:'.length), at: ts / 1000 })),
  };
}
