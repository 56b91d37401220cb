import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createParser } from 'eventsource-parser';

export interface StreamEvent {
  id: string | undefined;
  event: string;
  /** The data as it was sent. */
  text: string;
  /** When it came, by the clock of this process: `performance.now()`. */
  at: number;
}

export interface EventStream {
  status: number;
  headers: IncomingHttpHeaders;
  /** Everything received so far. */
  events: readonly StreamEvent[];
  /** The body of an answer that is no stream, once it has ended. */
  text(): string;
  /** Resolves when the connection is over, whoever ended it. */
  closed: Promise<void>;
  isOpen(): boolean;
  cut(): void;
}

export interface StreamOptions {
  url: string;
  headers?: Readonly<Record<string, string>>;
  onEvent?(event: StreamEvent): void;
  /** Milliseconds that the server asks readers to wait before they come back. */
  onRetry?(ms: number): void;
}

/** Opens an event stream over a connection of its own. Rejects when no answer comes. */
export function openStream({
  url,
  headers = {},
  onEvent,
  onRetry,
}: StreamOptions): Promise<EventStream> {
  const open = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = open(url, { agent: false, headers: { accept: 'text/event-stream', ...headers } });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const events: StreamEvent[] = [];
      let all = '';
      let isOpen = true;
      const parser = createParser({
        onEvent({ id, event = 'message', data }) {
          const received = { id, event, text: data, at: performance.now() };
          events.push(received);
          onEvent?.(received);
        },
        onRetry: (ms) => onRetry?.(ms),
      });
      const isStream = answer.statusCode === 200;
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        if (!isOpen) return;
        if (isStream) parser.feed(part);
        else all += part;
      });
      answer.on('error', () => undefined);
      const closed = new Promise<void>((done) => {
        answer.once('close', () => {
          isOpen = false;
          done();
        });
      });
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        events,
        text: () => all,
        closed,
        isOpen: () => isOpen,
        cut() {
          isOpen = false;
          answer.destroy();
        },
      });
    });
    sent.end();
  });
}
