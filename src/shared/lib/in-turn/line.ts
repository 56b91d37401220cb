import { nextTask } from '@/shared/lib/next-task';

/** A frame is due within 17 ms; a hidden page has none. */
const frameLimitMs = 100;

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, frameLimitMs);
  });
}

type Call = () => void;

let waiting: Call[] = [];
let current: Call | null = null;
let isDrawing = false;

/** From here on the first page is drawn part by part, until the line has been empty once. */
export function startTurns(): void {
  isDrawing = true;
}

/** The first page of the visit is being drawn. */
export function hasTurns(): boolean {
  return isDrawing;
}

async function callNext(): Promise<void> {
  if (current !== null) return;
  const call = waiting.shift();
  if (call === undefined) {
    isDrawing = false;
    return;
  }
  current = call;
  // The browser lays out and paints what is there first.
  await nextFrame();
  await nextTask();
  if (current === call) call();
}

/** Calls back, each time with a function of its own, when those before it are drawn; returns what ends the turn. */
export function joinLine(call: Call): () => void {
  waiting.push(call);
  void callNext();
  return () => {
    waiting = waiting.filter((one) => one !== call);
    if (current !== call) return;
    current = null;
    void callNext();
  };
}
