import type { HttpAnswer } from '../client/send.ts';
import type { StreamEvent } from '../client/stream.ts';
import type { OperationId } from '../cases/context.ts';

/** A request as it came to the proxy, and goes on to the server. */
export interface Passing {
  /** The operation that path and method lead to; empty where they lead to none. */
  operation: string;
  method: string;
  /** Path and query below the base. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export type Forward = (request: Passing) => Promise<HttpAnswer>;

export interface Hooks {
  /** Stands between a request and its answer. */
  around?(request: Passing, forward: Forward): Promise<HttpAnswer>;
  /** The request of a stream as the server is to see it. */
  opening?(request: Passing): Passing;
  /** The filter between the events of one stream and its reader. */
  events?(request: Passing): (event: StreamEvent, send: (event: StreamEvent) => void) => void;
  /** In place of those that the server sends with a stream. */
  streamHeaders?: Record<string, string>;
  /** Whether a stream that the server has ended stays open. */
  staysOpen?: boolean;
}

/** Something that a server could do wrong. */
export interface Fault {
  id: string;
  /** What is wrong, as a sentence about the server. */
  what: string;
  /** The operation that a run must blame. */
  blames: OperationId;
  /** What that failure says, expected and got: rules and words that no other fault leads to. */
  because: RegExp;
  /** The cases that must notice it. */
  only: readonly string[];
  /** Hooks of one run: whatever they remember is forgotten with it. */
  make(): Hooks;
}

/** Something that a server may do, and that no case may blame it for. */
export interface Freedom extends Pick<Fault, 'id' | 'what' | 'only' | 'make'> {
  /** Of every case of `only`. */
  outcome: 'passed' | 'not tried';
}

export function defineFault(fault: Fault): Fault {
  return fault;
}

/** Faults that are to be blamed on the one operation of the stream. */
export function ofStream(faults: readonly Omit<Fault, 'blames'>[]): readonly Fault[] {
  return faults.map((fault) => defineFault({ ...fault, blames: 'openStream' }));
}
