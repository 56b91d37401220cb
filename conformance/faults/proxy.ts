import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send } from '../client/send.ts';
import { openStream, type StreamEvent } from '../client/stream.ts';
import { operations } from '../contract/document.ts';
import type { Fault, Hooks, Passing } from './define-fault.ts';

export interface FaultyProxy {
  /** Base of the calls, as that of the server behind it. */
  url: string;
  /** Puts one fault in place of the last; null takes it away. */
  use(fault: Pick<Fault, 'make'> | null): void;
  /** What was thrown since the last `use`, by a hook or on the way: the fault was not the server's then. */
  errors(): readonly unknown[];
  close(): Promise<void>;
}

/** Headers of one connection, which are not passed on. */
const OWN = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'];

const routes = operations.map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length === 0 ? undefined : Buffer.concat(parts).toString('utf8');
}

function passed(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OWN.includes(name) ? [] : [[name, [value].flat().join(', ')]],
    ),
  );
}

function frame({ id, event, text }: StreamEvent): string {
  return `${id === undefined || id === '' ? '' : `id: ${id}\n`}event: ${event}\ndata: ${text}\n\n`;
}

/** Starts a proxy in front of a server that does one thing wrong at a time. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const base = new URL(target).pathname;
  let hooks: Hooks = {};
  let errors: unknown[] = [];

  async function stream(request: Passing, response: ServerResponse, made: Hooks): Promise<void> {
    const { path, headers } = made.opening?.(request) ?? request;
    const { 'last-event-id': last, ...rest } = headers;
    const sent = { ...rest, ...(last !== undefined && { 'last-event-id': last }) };
    const pass = made.events?.(request);
    const write = (event: StreamEvent) => void response.write(frame(event));
    const early: StreamEvent[] = [];
    let begun = false;
    function take(event: StreamEvent): void {
      try {
        if (pass) pass(event, write);
        else write(event);
      } catch (error) {
        errors.push(error);
      }
    }
    const upstream = await openStream({
      url: `${target}${path}`,
      headers: sent,
      onEvent: (event) => (begun ? take(event) : void early.push(event)),
    });
    response.on('close', () => upstream.cut());
    if (upstream.status !== 200) {
      await upstream.closed;
      response.writeHead(upstream.status, passed(upstream.headers)).end(upstream.text());
      return;
    }
    response.writeHead(200, { ...passed(upstream.headers), ...made.streamHeaders }).flushHeaders();
    response.write('retry: 2000\n\n');
    begun = true;
    for (const event of early) take(event);
    await upstream.closed;
    if (!made.staysOpen) response.end();
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = incoming;
    const path = url.slice(base.length);
    const [bare = ''] = path.split('?');
    const route = routes.find((one) => one.method === method && one.pattern.test(bare));
    const request: Passing = {
      operation: route?.id ?? '',
      method,
      path,
      headers: passed(incoming.headers),
      body: await bodyOf(incoming),
    };
    const made = hooks;
    if (route?.id === 'openStream') return stream(request, response, made);
    const forward = ({ method: way, path: where, headers, body }: Passing) =>
      send({ method: way, url: `${target}${where}`, headers, body });
    const answer = await (made.around ? made.around(request, forward) : forward(request));
    // 204 has no body, whatever a fault puts there.
    response.writeHead(answer.status, passed(answer.headers)).end(answer.text);
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      errors.push(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    use(fault) {
      errors = [];
      hooks = fault?.make() ?? {};
    },
    errors: () => errors,
    close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      return closed;
    },
  };
}
