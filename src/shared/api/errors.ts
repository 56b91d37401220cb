import type { components } from '#contract/types.gen.ts';

type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type Refusal = components['schemas']['Refusal'];
export type MoneyRefusal = components['schemas']['MoneyRefusal'];

export interface ProblemError {
  kind: 'problem';
  status: number;
  /** Null where the server sent plain words. */
  code: ProblemCode | null;
  /** Korean sentence of the server. */
  message: string;
  requestId: string | null;
  errors: NonNullable<Problem['errors']>;
  /** Of a bet with the code BET_REFUSED, of a deposit or a withdrawal with REQUEST_REFUSED. */
  refusals: NonNullable<Problem['refusals']>;
}

/** Why a call has no value. Plain objects, so that effects carry them as typed failures. */
export type ApiError =
  | { kind: 'network' }
  | { kind: 'aborted' }
  | ProblemError
  | { kind: 'contract'; status: number | null; requestId: string | null };

const kinds: readonly unknown[] = ['network', 'aborted', 'problem', 'contract'];

export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && kinds.includes(value.kind)
  );
}

/** Whether the failure is a problem answer, of one of the codes when some are given. */
export function isProblem(error: ApiError, ...codes: ProblemCode[]): error is ProblemError {
  if (error.kind !== 'problem') return false;
  return codes.length === 0 || (error.code !== null && codes.includes(error.code));
}

// 500 is not among them: the app answers it for a logged-in member only.
const globalStatuses: readonly number[] = [406, 555, 556, 600];

/** Whether `app/model` already answers the failure with an alert, so that a slice stays silent. */
export function isHandledByApp(error: ApiError): boolean {
  return 'status' in error && error.status !== null && globalStatuses.includes(error.status);
}

/** Returns the request id to quote to support, or null where no answer came. */
export function requestIdOf(error: ApiError): string | null {
  return error.kind === 'problem' || error.kind === 'contract' ? error.requestId : null;
}
