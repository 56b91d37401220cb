import type { Handlers } from '../contract/types.ts';
import { fieldProblem, problem } from '../lib/problem.ts';
import type { StreamHub, RequestedTopic } from './hub.ts';
import { streamLimits } from './limits.ts';

/** Seconds until a reader with too many streams may ask again; a stream that ends makes room at once. */
const RETRY = { 'retry-after': String(streamLimits.refusedRetryAfterSeconds) };

/**
 * Reads `a,b,c`. A topic may say for itself which seq its reader has, as `a@123`; then the others start
 * again. Without such marks the last event id counts for all of them.
 */
export function parseTopics(text: string, lastEventId: string | undefined): RequestedTopic[] {
  const names = [...new Set(text.split(',').filter((one) => one !== ''))];
  const marked = names.some((one) => one.includes('@'));
  const common = lastEventId && !marked ? Number(lastEventId) : null;
  return names.map((one) => {
    const [, name, seq] = /^(.+)@(\d{1,16})$/.exec(one) ?? [];
    return name === undefined ? { name: one, after: common } : { name, after: Number(seq) };
  });
}

function textHeaders(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

/** Serves `GET /api/stream`: the answer is taken from Fastify and lives until one side ends it. */
export function streamRoutes(hub: Pick<StreamHub, 'open'>): Pick<Handlers, 'openStream'> {
  return {
    async openStream({ query, headers }, { reply, session, ip }) {
      const topics = parseTopics(query.topics, headers['Last-Event-ID']);
      if (topics.length > streamLimits.topics) {
        const message = `must NOT have more than ${streamLimits.topics} topics`;
        return fieldProblem('topics', message);
      }
      const result = await hub.open(reply.raw, {
        session,
        address: ip,
        topics,
        headers: textHeaders(reply.getHeaders()),
      });
      if (!result.ok) {
        if (result.code === 'RATE_LIMITED') return { ...problem(result.code), headers: RETRY };
        const errors = [{ path: 'topics', message: `unknown topic ${result.topic}` }];
        return result.code === 'VALIDATION'
          ? problem('VALIDATION', { errors })
          : problem(result.code);
      }
      reply.hijack();
      return { status: 200, body: '' };
    },
  };
}
