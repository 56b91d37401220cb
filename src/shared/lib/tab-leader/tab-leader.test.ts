import { expect, test } from 'vitest';
import type { Locks } from '../browser-door';
import { seekLead } from './tab-leader';

interface LockRequest {
  held: (lock: unknown) => Promise<void> | undefined;
  reject: (error: Error) => void;
}

/** One lock, as the browser gives it to its tabs. */
function makeLocks(): Locks {
  const waiting: LockRequest[] = [];
  function grant(): void {
    const [request] = waiting;
    void request?.held({})?.then(() => {
      if (waiting[0] !== request) return;
      waiting.shift();
      grant();
    });
  }
  return {
    request: (_name, { steal, signal }, held) =>
      new Promise((_resolve, reject) => {
        const request: LockRequest = { held, reject };
        signal?.addEventListener('abort', () => {
          if (waiting.indexOf(request) > 0) waiting.splice(waiting.indexOf(request), 1);
        });
        const previous = steal && waiting.shift();
        if (steal) waiting.unshift(request);
        else waiting.push(request);
        if (waiting[0] === request) grant();
        if (previous) previous.reject(new DOMException('stolen', 'AbortError'));
      }),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a tab that loses the lead to another is notified, and leads again when the other goes', async () => {
  const locks = makeLocks();
  const said: string[] = [];
  const seek = (tab: string) =>
    seekLead(
      'test',
      { onLead: () => said.push(`${tab} leads`), onLost: () => said.push(`${tab} lost`) },
      locks,
    );
  const a = seek('a');
  const b = seek('b');
  expect(said).toEqual(['a leads']);
  b.take();
  await settle();
  expect(said).toEqual(['a leads', 'b leads', 'a lost']);
  b.giveUp();
  await settle();
  expect(said).toEqual(['a leads', 'b leads', 'a lost', 'a leads']);
  a.giveUp();
  await settle();
  expect(said).toHaveLength(4);
});

test('where locks are refused a tab leads alone, unless it gave up before', async () => {
  const said: string[] = [];
  const handlers = { onLead: () => said.push('leads'), onLost: () => said.push('lost') };
  const refusing: Locks = { request: () => Promise.reject(new Error('refused')) };
  seekLead('test', handlers, refusing);
  seekLead('test', handlers, refusing).giveUp();
  await settle();
  expect(said).toEqual(['leads']);
});
