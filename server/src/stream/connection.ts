import type { ServerResponse } from 'node:http';
import type { Session } from '../lib/session.ts';
import { type Frame, LAST_CHUNK } from './frame.ts';
import { streamLimits } from './limits.ts';
import type { Topic } from './topic.ts';

/** What a slow reader may have waiting in our memory, beyond its snapshot, before it is left behind. */
const MAX_QUEUED_BYTES = streamLimits.unreadBytes;
const MAX_HELD_FRAMES = 2_000;
const LAST_BYTES_MS = 2_000;

/** `loading` holds frames until the snapshots are sent; `stale` drops them until the socket drains. */
type State = 'loading' | 'live' | 'stale' | 'closed';

export interface Connection {
  session: Session | null;
  topics: readonly Topic[];
  state: State;
  /** Real time since which the reader is too slow; 0 when it never was. */
  staleSince: number;
  /** Sends the head of the answer. Nothing is sent before it. */
  open(headers: Record<string, string>): void;
  /** Delivers one frame in order: now, later, or not at all to a stale reader. */
  push(frame: Frame): void;
  /** A stale reader holds frames again while its snapshots are read. */
  hold(): void;
  /** Sends snapshots and replays, then everything held meanwhile. */
  release(frames: readonly Frame[]): void;
  end(frame: Frame): void;
  /** Stops following the response, which stays unanswered. */
  detach(): void;
  destroy(): void;
  cork(): void;
  uncork(): void;
}

export interface ConnectionOptions {
  response: ServerResponse;
  session: Session | null;
  topics: readonly Topic[];
  onDrained: (connection: Connection) => void;
  onClosed: (connection: Connection) => void;
}

/** Wraps the socket of one reader. Frames go to the socket itself, past the cost of `response.write`. */
export function createConnection(options: ConnectionOptions): Connection {
  const { response, session, topics, onDrained, onClosed } = options;
  const { socket } = response;
  if (socket === null) throw new Error('the reader is gone');
  let held: Frame[] = [];
  let opened = false;
  let chunked = true;
  let queueLimit = MAX_QUEUED_BYTES;

  function write(frame: Frame): void {
    socket?.write(chunked ? frame.chunk : frame.payload);
  }

  function drained(): void {
    queueLimit = MAX_QUEUED_BYTES;
    if (connection.state === 'stale') onDrained(connection);
  }

  function close(): void {
    if (connection.state === 'closed') return;
    connection.state = 'closed';
    held = [];
    socket?.off('drain', drained).off('close', close);
    onClosed(connection);
  }

  const connection: Connection = {
    session,
    topics,
    state: 'loading',
    staleSince: 0,
    open(headers) {
      if (connection.state === 'closed') return;
      opened = true;
      response.writeHead(200, headers);
      response.flushHeaders();
      chunked = response.chunkedEncoding;
      socket.setNoDelay(true);
      socket.setTimeout(0);
    },
    push(frame) {
      if (connection.state === 'loading') {
        held.push(frame);
        if (held.length > MAX_HELD_FRAMES) connection.destroy();
      } else if (connection.state === 'live') {
        write(frame);
        if (socket.writableLength <= queueLimit) return;
        connection.state = 'stale';
        connection.staleSince = performance.now();
      }
    },
    hold() {
      if (connection.state === 'stale') connection.state = 'loading';
    },
    release(frames) {
      if (connection.state !== 'loading') return;
      socket.cork();
      for (const frame of frames) write(frame);
      // A large snapshot on a slow line is no reason to send it again at once.
      queueLimit = socket.writableLength + MAX_QUEUED_BYTES;
      connection.state = 'live';
      const waiting = held;
      held = [];
      for (const frame of waiting) connection.push(frame);
      socket.uncork();
    },
    end(frame) {
      if (connection.state === 'closed') return;
      if (!opened) return connection.destroy();
      write(frame);
      if (chunked) socket.write(LAST_CHUNK);
      close();
      socket.end();
      setTimeout(() => socket.destroy(), LAST_BYTES_MS).unref();
    },
    detach: close,
    destroy() {
      close();
      socket.destroy();
    },
    cork: () => socket.cork(),
    uncork: () => socket.uncork(),
  };
  socket.on('drain', drained).once('close', close);
  return connection;
}
