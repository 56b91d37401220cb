import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { problem } from './lib/problem.ts';

/** What no page of ours needs of a device; games and pictures in frames may still go full screen. */
export const PERMISSIONS_POLICY = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...['gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((name) => `${name}=()`)
  .join(', ');

/** What an answer carries that no hook has seen: all that helmet sets for the others, a test holds it. */
export const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Names a request. */
export function newRequestId(): string {
  return randomBytes(9).toString('base64url');
}

function bareProblem(): { body: string; headers: Record<string, string | number> } {
  const requestId = newRequestId();
  const body = JSON.stringify({ ...problem('VALIDATION').body, requestId });
  const headers = {
    ...BARE_HEADERS,
    'x-request-id': requestId,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return { body, headers };
}

/** Answers a request that expects what nobody offers, in place of Node's answer without headers. */
export function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  const { body, headers } = bareProblem();
  response.writeHead(417, headers).end(body);
}

/** Answers what is no HTTP, too long or too slow, with a problem like any other, and hangs up. */
export function answerBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { body, headers } = bareProblem();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Hangs up on one who asks and does not read: an answer that nobody takes stays in our memory. */
export function hangUpUnread({ raw }: FastifyReply, unreadMs: number): void {
  raw.setTimeout(unreadMs, () => void raw.socket?.destroy());
}
