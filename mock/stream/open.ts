import type { ServerResponse } from 'node:http';
import { mayCall, roleOf } from '#rules/roles.ts';
import type { RequestParts } from '../contract/checks.ts';
import { Refused, refusedAsShown } from '../contract/problem.ts';
import type { Person } from '../world/person.ts';
import { meTopic, type World } from '../world/world.ts';
import type { RequestedTopic } from './hub.ts';

const MOST_TOPICS = 64;
/** Streams that one member may have open. */
const MOST_STREAMS = 12;

/**
 * Reads `a,b@123`: a topic may say for itself which seq its reader has; then the others begin with a snapshot. Without such
 * marks the last event id counts for all of them.
 */
function readTopics(text: string, lastEventId: unknown, person: Person | null): RequestedTopic[] {
  const names = [...new Set(text.split(',').filter((one) => one !== ''))];
  const isMarked = names.some((one) => one.includes('@'));
  const common = isMarked || !lastEventId ? null : Number(lastEventId);
  return names.map((one) => {
    const [, marked, seq] = /^(.+)@(\d{1,16})$/.exec(one) ?? [];
    const name = marked ?? one;
    if ((name === 'me' || name === 'desk') && person === null) throw new Refused('UNAUTHENTICATED');
    if (name === 'desk' && !mayCall(roleOf(person?.member ?? null), 'staff'))
      throw new Refused('FORBIDDEN');
    const key = name === 'me' && person ? meTopic(person) : name;
    return { name, key, after: marked === undefined ? common : Number(seq) };
  });
}

function refuse(message: string): Refused {
  return new Refused('VALIDATION', { errors: [{ path: 'topics', message }] });
}

/** Answers with the stream of the topics that are asked for. @throws Refused where there is no such topic */
export function openStream(
  { hub }: World,
  person: Person | null,
  { query, headers }: RequestParts,
  response: ServerResponse,
): void {
  const topics = readTopics(String(query.topics), headers['Last-Event-ID'], person);
  if (topics.length === 0 || topics.length > MOST_TOPICS) {
    throw refuse(`must have 1 to ${MOST_TOPICS} topics`);
  }
  if (person && hub.openOf(person) >= MOST_STREAMS) throw refusedAsShown('RATE_LIMITED');
  const unknown = hub.open(response, topics, person);
  if (unknown !== null) throw refuse(`unknown topic ${unknown}`);
}
