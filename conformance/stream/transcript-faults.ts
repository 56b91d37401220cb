import { createHistory } from './history.ts';
import { readRaw } from './raw-events.ts';
import { createStreamCheck, type StreamCheck, type StreamFault } from './stream-check.ts';
import type { Step } from './transcript.ts';

function rawFaults(check: StreamCheck, raw: string): StreamFault[] {
  return readRaw(raw).flatMap((block): StreamFault[] => {
    if (block.kind === 'event') return check.event(block.event);
    if (block.kind === 'retry') return check.retry(block.ms);
    return block.kind === 'comment' ? [] : [{ rule: 'form', message: block.text.slice(0, 200) }];
  });
}

function open({ path, headers, reader }: Step & { kind: 'sends' }) {
  const url = new URL(path, 'http://server');
  const topics = url.searchParams.get('topics') ?? '';
  const lastEventId = headers['last-event-id'];
  return { request: { topics, lastEventId }, owner: headers['x-auth-token'] ?? reader };
}

export interface Finding extends StreamFault {
  reader: string;
}

/** What the rules do not allow in a transcript. `asReceived` leaves out what its readers lost. */
export function transcriptFaults(steps: readonly Step[], asReceived = false): Finding[] {
  const history = createHistory();
  const checks = new Map<string, StreamCheck>();
  const faults: Finding[] = [];
  for (const step of steps) {
    if (step.kind === 'note') continue;
    const { reader } = step;
    if (step.kind === 'sends') checks.set(reader, createStreamCheck({ ...open(step), history }));
    const check = checks.get(reader);
    if (!check) continue;
    const found: StreamFault[] = [];
    if (step.kind === 'answer' && step.status !== 200) checks.delete(reader);
    else if (step.kind === 'answer') found.push(...check.head(step.status, step.headers));
    else if (step.kind === 'receives' && !(asReceived && step.isLost))
      found.push(...rawFaults(check, step.raw));
    else if (step.kind === 'closed') found.push(...check.closed(step.byServer));
    faults.push(...found.map((fault) => ({ ...fault, reader })));
  }
  return faults;
}
