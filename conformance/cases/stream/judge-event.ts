import { MIN_ODDS } from '#rules/odds.ts';
import type { StreamEvent } from '../../client/stream.ts';
import { faultOfNamed } from '../../contract/schemas.ts';
import type { Schemas } from '../context.ts';

export type Snapshot = Schemas['StreamSnapshot'];
export type Delta = Schemas['StreamDelta'];

const MESSAGES: Readonly<Record<string, string>> = {
  snapshot: 'StreamSnapshot',
  delta: 'StreamDelta',
  heartbeat: 'StreamHeartbeat',
  end: 'StreamEnd',
};

/** What the topics of each beginning carry: the contract's schema lets any of them through. */
const TOPICS = [
  { begins: 'board:', state: 'Board', change: 'BoardChange' },
  { begins: 'fixture:', state: 'FixtureDetail', change: 'FixtureChange' },
  { begins: 'me', state: 'MeState', change: 'MeChange' },
  { begins: 'site', state: 'SiteState', change: 'SiteChange' },
];

/** Where a reader is in the stream. */
export interface Place {
  /** Topics asked for, without the seq that may stand behind them. */
  topics: ReadonlySet<string>;
  /** The last seq of each topic. */
  seqs: Map<string, number>;
  /** The last event id; ids grow, and a heartbeat may repeat the last one. */
  lastId: number;
}

/** The lowest odds in a text of JSON; null where there are none. */
function lowestOdds(text: string): number | null {
  const all = [...text.matchAll(/"odds":(\d+)/g)].map(([, odds]) => Number(odds));
  return all.length === 0 ? null : Math.min(...all);
}

function idFaults({ id, event }: StreamEvent, seq: number, place: Place): string[] {
  if (event !== 'delta' && event !== 'heartbeat') return [];
  const faults = id === String(seq) ? [] : [`the id ${id} of a ${event} with seq ${seq}`];
  const grows = event === 'delta' ? seq > place.lastId : seq >= place.lastId;
  if (!grows) faults.push(`a ${event} of seq ${seq} after ${place.lastId}`);
  place.lastId = Math.max(place.lastId, seq);
  return faults;
}

function snapshotFaults({ topic, seq, data }: Snapshot, place: Place): string[] {
  const kind = TOPICS.find(({ begins }) => topic.startsWith(begins));
  if (!kind || !place.topics.has(topic)) return [`a snapshot of ${topic}, which was not requested`];
  place.seqs.set(topic, seq);
  const fault = faultOfNamed(kind.state, data);
  const faults = fault ? [`a snapshot of ${topic} that is no ${kind.state}: ${fault}`] : [];
  const { sport, kind: board } = data as Partial<Schemas['Board']>;
  if (kind.state === 'Board' && topic !== `board:${sport}:${board}`)
    faults.push(`the data of board:${sport}:${board} as ${topic}`);
  const { fixture } = data as Partial<Schemas['FixtureDetail']>;
  if (kind.state === 'FixtureDetail' && topic !== `fixture:${fixture?.id}`)
    faults.push(`the data of fixture:${fixture?.id} as ${topic}`);
  return faults;
}

function deltaFaults({ topic, seq, prevSeq, changes }: Delta, place: Place): string[] {
  const kind = TOPICS.find(({ begins }) => topic.startsWith(begins));
  if (!kind || !place.topics.has(topic)) return [`a delta of ${topic}, which was not requested`];
  const last = place.seqs.get(topic);
  place.seqs.set(topic, seq);
  const faults =
    last === prevSeq ? [] : [`a delta of ${topic} after ${prevSeq}, when ${last} was the last`];
  if (changes.length === 0) faults.push(`a delta of ${topic} without a change`);
  for (const change of changes) {
    const fault = faultOfNamed(kind.change, change);
    if (fault) faults.push(`a change of ${topic} that is no ${kind.change}: ${fault}`);
  }
  return faults;
}

/** What the contract has against an event, at the place where the reader is; moves the place on. */
export function eventFaults(event: StreamEvent, place: Place): string[] {
  const schema = MESSAGES[event.event];
  if (schema === undefined) return [`an event ${event.event}`];
  let message: unknown;
  try {
    message = JSON.parse(event.text);
  } catch {
    return [`a ${event.event} that is no JSON: ${event.text.slice(0, 100)}`];
  }
  const fault = faultOfNamed(schema, message);
  if (fault) return [`a ${event.event}: ${fault}`];
  const faults = idFaults(event, (message as { seq: number }).seq, place);
  if (event.event === 'snapshot') faults.push(...snapshotFaults(message as Snapshot, place));
  if (event.event === 'delta') faults.push(...deltaFaults(message as Delta, place));
  const odds = lowestOdds(event.text);
  if (odds !== null && odds < MIN_ODDS) faults.push(`odds of ${odds}, below ${MIN_ODDS}`);
  return faults;
}
