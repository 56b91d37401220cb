import { createParser } from 'eventsource-parser';
import { tokenHeader } from '../client';
import { parseMessage } from './messages';
import type { StreamMessage } from './types';

export interface OpenStreamOptions {
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  url: string;
  /** Names of topics, each with `@seq` where it is resumed on its own. */
  topics: readonly string[];
  token: string | null;
  lastEventId: string | null;
  signal: AbortSignal;
  onId: (id: string) => void;
  onRetry: (ms: number) => void;
  /** Null for an event that is not what the contract says. */
  onMessage: (message: StreamMessage | null) => void;
}

/** How a stream ended: the server closed it, or refused it with a status. */
export type StreamClosing =
  | { kind: 'closed' }
  | { kind: 'refused'; status: number; text: string; retryAfterMs: number };

/**
 * Reads one server-sent event stream to its end. The token goes into the header, never into the address.
 * Rejects when the connection fails or is aborted.
 */
export async function openStream(options: OpenStreamOptions): Promise<StreamClosing> {
  const headers = new Headers({ accept: 'text/event-stream' });
  if (options.token !== null) headers.set(tokenHeader, options.token);
  if (options.lastEventId !== null) headers.set('Last-Event-ID', options.lastEventId);
  const query = new URLSearchParams({ topics: options.topics.join(',') });
  const response = await options.fetch(`${options.url}?${query}`, {
    headers,
    signal: options.signal,
    cache: 'no-store',
  });
  if (!response.ok || response.body === null) {
    const text = await response.text().catch(() => '');
    const retryAfterMs = 1000 * (Number(response.headers.get('retry-after')) || 0);
    return { kind: 'refused', status: response.status, text, retryAfterMs };
  }
  const parser = createParser({
    onId: options.onId,
    onRetry: options.onRetry,
    onEvent: ({ event, data }) => options.onMessage(parseMessage(event, data)),
  });
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { kind: 'closed' };
    if (options.signal.aborted) return { kind: 'closed' };
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
