import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limits, type rules } from './document.ts';
import { createStreamCheck } from './stream-check.ts';
import { readTranscript } from './transcript.ts';
import { transcriptFaults } from './transcript-faults.ts';

const folder = join(import.meta.dirname, '..', '..', 'openapi', 'transcripts');
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it.each(files)('%s keeps to asyncapi.json', (name) => {
  const steps = readTranscript(read(name));
  expect(steps.some(({ kind }) => kind === 'receives')).toBe(true);
  expect(transcriptFaults(steps)).toEqual([]);
});

it('has a transcript for each message of the document', () => {
  const all = files.map(read).join('');
  const lists = ['board:', 'fixture:', 'inplay', 'league:', 'leagues"'];
  const kinds = [...lists, 'site', 'me', 'desk', 'tournament:'];
  for (const kind of kinds)
    for (const event of ['snapshot', 'delta'])
      expect(all).toContain(`event: ${event}\ndata: {"topic":"${kind}`);
  for (const event of ['heartbeat', 'end']) expect(all).toContain(`event: ${event}\n`);
});

it('a reader that lost a delta sees it by the chain', () => {
  const faults = transcriptFaults(readTranscript(read('gap.txt')), true);
  expect(faults.map(({ rule }) => rule)).toEqual(['chain']);
});

/** A change of a transcript that breaks one rule. */
interface Fault {
  in: string;
  change: (text: string) => string;
}

const deltas = /id: \d+\nevent: delta\ndata: .*\n\n/g;
const blocks = (text: string) => [...text.matchAll(deltas)].map(([block]) => block);
const first = (text: string) => blocks(text)[0] ?? '';
const second = (text: string) => blocks(text)[1] ?? '';
/** Moves every number of the last connection by so much. */
function moveLast(text: string, by: number): string {
  const at = text.lastIndexOf('HTTP/1.1 200');
  const move = (number: string) => String(Number(number) + by);
  const tail = text
    .slice(at)
    .replaceAll(/(?<="(?:seq|prevSeq)":)\d+/g, move)
    .replaceAll(/(?<=^id: )\d+/gm, move);
  return text.slice(0, at) + tail;
}

const faults: Record<Exclude<keyof typeof rules, 'heartbeat'>, Fault> = {
  head: { in: 'shutdown', change: (text) => text.replace('no-store, no-transform', 'no-store') },
  retry: { in: 'shutdown', change: (text) => text.replace('retry: 3000', 'retry: 50') },
  form: { in: 'shutdown', change: (text) => text.replace('event: end\n', 'event: end\nname: x\n') },
  schema: { in: 'board-deltas', change: (text) => text.replace(/"odds":\d+/, '"odds":1.95') },
  asked: {
    in: 'shutdown',
    change: (text) => text.replace('topics=site', 'topics=board:football:live'),
  },
  id: {
    in: 'board-deltas',
    change: (text) => text.replace(/id: \d+\nevent: delta/, 'id: 7\nevent: delta'),
  },
  'state-first': {
    in: 'first-connect',
    change: (text) => text.replace(/event: snapshot\ndata: .*\n\n/, ''),
  },
  'catch-up': {
    in: 'first-connect',
    change: (text) => text.replace(/(event: snapshot\ndata: .*\n\n)/, '$1$1'),
  },
  growing: {
    in: 'board-deltas',
    change: (text) =>
      text.replace(second(text), '').replace(first(text), second(text) + first(text)),
  },
  chain: { in: 'board-deltas', change: (text) => text.replace(first(text), '') },
  resume: {
    in: 'resume-in-time',
    change: (text) => text.replace(/(?<=last-event-id: )\d+/, '4294967296'),
  },
  refresh: {
    in: 'board-deltas',
    change: (text) => {
      const snapshot = /event: snapshot\ndata: .*\n\n/.exec(text)?.[0] ?? '';
      return text.replace('=== guest cuts', `=== guest receives\n${snapshot}=== guest cuts`);
    },
  },
  same: {
    in: 'board-deltas',
    change: (text) =>
      text + text.replaceAll('=== guest', '=== other').replace(/(?<=delta\n.*"at":)\d+/, '1'),
  },
  ever: { in: 'gap', change: (text) => moveLast(text, -1_000) },
  end: { in: 'shutdown', change: (text) => text.replace('=== guest is closed', '=== guest cuts') },
};

it.each(Object.entries(faults))('finds what breaks the rule %s', (rule, { in: name, change }) => {
  const text = read(`${name}.txt`);
  const changed = change(text);
  expect(changed).not.toBe(text);
  expect(transcriptFaults(readTranscript(changed)).map((fault) => fault.rule)).toContain(rule);
});

it('finds a heartbeat that is late', () => {
  const check = createStreamCheck({ request: { topics: 'site@5' }, tolerance: 500 });
  check.retry(3_000);
  const beat = (at: number) =>
    check.event({ id: '5', event: 'heartbeat', text: '{"at":1,"seq":5}', at });
  expect(beat(0)).toEqual([]);
  expect(beat(limits.heartbeat + 400)).toEqual([]);
  expect(beat(2 * limits.heartbeat + 1_000).map(({ rule }) => rule)).toEqual(['heartbeat']);
});
