import { isDeepStrictEqual } from 'node:util';
import type { components, operations } from '#contract/types.gen.ts';
import { type Operation, operationNamed } from '../contract/document.ts';
import type { Answer, CallOptions } from '../site/call.ts';
import type { Site } from '../site/site.ts';
import type { VectorList } from '../vectors.ts';

export type Schemas = components['schemas'];
export type OperationId = keyof operations;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined;
type Responses<Id extends OperationId> = operations[Id]['responses'];
/** What a successful answer of an operation carries. */
export type BodyOf<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 | 202
    ? JsonOf<Responses<Id>[Status]>
    : never;
}[keyof Responses<Id>];

export interface Failure {
  operation: string;
  expected: string;
  got: string;
  /** The request as a command, where there is one. */
  request: string | null;
}

/** Ends a case after a failure that makes the rest of it meaningless. */
export class CaseEnded extends Error {}
/** Ends a case that this server, or this run, gives no way to try. */
export class NotTried extends Error {}
/** The same because the server takes no more calls. */
export class Limited extends NotTried {}

/** Ends a case as one that could not be tried. */
export function notTried(reason: string): never {
  throw new NotTried(reason);
}

/** What a failure is about: an answer, or an operation by name. */
type About = Answer | string;

export interface CaseContext {
  site: Site;
  failures: Failure[];
  /** Calls an operation; whatever the contract has against the answer is a failure of the case. */
  call<Id extends OperationId>(id: Id, options?: CallOptions): Promise<Answer<BodyOf<Id>>>;
  send(operation: Operation, options?: CallOptions): Promise<Answer>;
  /** The same where being limited is what is tried. */
  sendOnce(operation: Operation, options?: CallOptions): Promise<Answer>;
  /** Fails unless the answer is of this status, or a problem of this code. Returns whether it is. */
  check(answer: Answer, outcome: number | string, why?: string): boolean;
  /** The same, and ends the case where it is not; returns the answer. */
  want<Got extends Answer>(answer: Got, outcome: number | string, why?: string): Got;
  /** Fails unless the two are equal. */
  same(about: About, what: string, got: unknown, expected: unknown): void;
  /** Fails unless it holds. */
  holds(about: About, condition: boolean, expected: string, got: unknown): void;
  /** Counts that a rule of the vectors was held against a value of the server. */
  touch(rule: VectorList): void;
  /** How often each list of vectors was touched. */
  touched: Map<VectorList, number>;
  /** Done when the case is over, however it ended. */
  atEnd(task: () => void | Promise<void>): void;
  close(): Promise<void>;
}

const SHOWN = 300;

function text(value: unknown): string {
  const json = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return json.length > SHOWN ? `${json.slice(0, SHOWN)}…` : json;
}

function outcomeOf({ status, code, text: body }: Answer): string {
  return status < 400 ? String(status) : `${status} ${code ?? text(body)}`;
}

export function createContext(site: Site): CaseContext {
  const failures: Failure[] = [];
  const touched = new Map<VectorList, number>();
  const ending: (() => void | Promise<void>)[] = [];

  function fail(about: About, expected: string, got: string): void {
    const [operation, request] =
      typeof about === 'string' ? [about, null] : [about.operation.id, about.request];
    failures.push({ operation, expected, got, request });
  }

  async function sendOnce(operation: Operation, options?: CallOptions): Promise<Answer> {
    const answer = await site.call(operation, options);
    for (const fault of answer.faults) fail(answer, 'an answer as the contract has it', fault);
    return answer;
  }

  async function send(operation: Operation, options?: CallOptions): Promise<Answer> {
    for (let waited = 0; ; ) {
      const answer = await sendOnce(operation, options);
      if (answer.status !== 429) return answer;
      const wait = Math.max(1, Number(answer.headers['retry-after']) || 1);
      waited += wait;
      if (waited > site.options.patience)
        throw new Limited(
          `${operation.id} takes no more calls for ${wait} s (--patience ${waited} waits)`,
        );
      await new Promise((done) => setTimeout(done, wait * 1_000));
    }
  }

  function check(answer: Answer, outcome: number | string, why = ''): boolean {
    const is = typeof outcome === 'number' ? answer.status : answer.code;
    if (is === outcome) return true;
    const { errors, refusals } = (answer.body ?? {}) as Schemas['Problem'];
    const details = errors ?? refusals;
    const got = `${outcomeOf(answer)}${details ? ` ${text(details)}` : ''}`;
    fail(answer, why === '' ? String(outcome) : `${outcome}: ${why}`, got);
    return false;
  }

  return {
    site,
    failures,
    call: (id, options) => send(operationNamed(id), options) as Promise<Answer<BodyOf<typeof id>>>,
    send,
    sendOnce,
    check,
    want(answer, outcome, why) {
      if (!check(answer, outcome, why)) throw new CaseEnded();
      return answer;
    },
    same(about, what, got, expected) {
      if (!isDeepStrictEqual(got, expected)) fail(about, `${what}: ${text(expected)}`, text(got));
    },
    holds(about, condition, expected, got) {
      if (!condition) fail(about, expected, text(got));
    },
    touch: (rule) => void touched.set(rule, (touched.get(rule) ?? 0) + 1),
    touched,
    atEnd: (task) => void ending.unshift(task),
    async close() {
      for (const task of ending) await task();
    },
  };
}
