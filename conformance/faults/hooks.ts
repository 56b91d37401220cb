import type { HttpAnswer } from '../client/send.ts';
import type { StreamEvent } from '../client/stream.ts';
import type { OperationId } from '../cases/context.ts';
import type { Hooks, Passing } from './define-fault.ts';

// biome-ignore lint/suspicious/noExplicitAny: a fault breaks what a type would promise
export type Json = any;

/** The JSON of a request; empty without one. */
export const sentTo = ({ body }: Passing): Json => JSON.parse(body ?? '{}');

/** Changes the answers of one operation. */
export function onAnswer(
  operation: OperationId,
  change: (answer: HttpAnswer, request: Passing) => HttpAnswer,
): () => Hooks {
  return () => ({
    async around(request, forward) {
      const answer = await forward(request);
      return request.operation === operation ? change(answer, request) : answer;
    },
  });
}

/** Changes the JSON that one operation answers with a status; what `change` returns takes the place of the body. */
export function onBody(
  operation: OperationId,
  change: (body: Json, request: Passing) => Json,
  status: number | 'any' = 200,
): () => Hooks {
  return onAnswer(operation, (answer, request) => {
    if ((status !== 'any' && answer.status !== status) || answer.text === '') return answer;
    const body = JSON.parse(answer.text) as Json;
    return { ...answer, text: JSON.stringify(change(body, request) ?? body) };
  });
}

/** Changes the requests of one operation on their way. */
export function onRequest(
  operation: OperationId,
  change: (request: Passing) => Partial<Passing>,
): () => Hooks {
  return () => ({
    around: (request, forward) =>
      forward(request.operation === operation ? { ...request, ...change(request) } : request),
  });
}

export function onSent(operation: OperationId, change: (body: Json) => Json): () => Hooks {
  return onRequest(operation, ({ body }) => {
    try {
      const sent = JSON.parse(body ?? '') as Json;
      return { body: JSON.stringify(change(sent) ?? sent) };
    } catch {
      return {};
    }
  });
}

/** Changes the events of every stream one by one; `null` leaves one out. */
export function onEvent(
  change: (event: StreamEvent, seen: number) => StreamEvent | StreamEvent[] | null,
): () => Hooks {
  return () => ({
    events() {
      const seen = new Map<string, number>();
      return (event, send) => {
        const before = seen.get(event.event) ?? 0;
        seen.set(event.event, before + 1);
        for (const one of [change(event, before) ?? []].flat()) send(one);
      };
    },
  });
}

/** A request for a stream without where its reader is. */
export function withoutPlace({ headers, path, ...rest }: Passing): Passing {
  const { 'last-event-id': _, ...others } = headers;
  return { ...rest, headers: others, path: path.replaceAll(/(?:%40|@)\d+/g, '') };
}

/** An answer with other headers; `undefined` takes one away. */
function withHeader(answer: HttpAnswer, name: string, value: string | undefined): HttpAnswer {
  return { ...answer, headers: { ...answer.headers, [name]: value } };
}

function asProblem(answer: HttpAnswer, status: number, code: string): HttpAnswer {
  const requestId = String(answer.headers['x-request-id']);
  const body = { type: 'about:blank', code, message: code, requestId };
  const changed = withHeader(answer, 'content-type', 'application/problem+json');
  return { ...changed, status, text: JSON.stringify(body) };
}

/** Puts another problem in place of the answers of one operation that are problems of this code. */
export function inPlaceOf(
  operation: OperationId,
  code: string,
  status: number,
  other: string,
): () => Hooks {
  return onAnswer(operation, (answer) =>
    codeOf(answer) === code ? asProblem(answer, status, other) : answer,
  );
}

/** The code of a problem; undefined for other answers. */
export function codeOf({ status, text }: HttpAnswer): string | undefined {
  return status < 400 ? undefined : (JSON.parse(text) as { code?: string }).code;
}
