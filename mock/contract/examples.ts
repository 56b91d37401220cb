import { type Operation, operationOfId } from './document.ts';
import { relativeTo } from './relative.ts';
import type { Answer, OperationId } from './types.ts';

/** The answer that the contract shows for an operation, as it is at `now`; undefined where an answer has no body. */
export function exampleAnswer({ answer }: Operation, now: number): unknown {
  const { schema, example } = answer;
  if (schema === null) return undefined;
  return relativeTo(now, schema, example);
}

/** The same by the operation's id, typed as the contract has it. */
export function exampleOf<O extends OperationId>(id: O, now: number): Answer<O> {
  return exampleAnswer(operationOfId(id), now) as Answer<O>;
}
