import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  type ApiClient,
  type ApiError,
  createApiMutation,
  isHandledByApp,
  isProblem,
  type MoneyRefusal,
  type ProblemError,
} from '@/shared/api';
import { randomId } from '@/shared/lib/random-id';
import type { MoneyRequest } from './request';

/** A request with the key that makes it happen once. */
export interface Keyed<Body> {
  key: string;
  body: Body;
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the server has decided: after any other failure nobody knows what became of the request. */
function isDecided(error: ApiError): boolean {
  return error.kind === 'problem' && error.code !== null && error.status < 500;
}

/**
 * Makes the sending of what moves money: a deposit, a withdrawal, a conversion. What has no answer is sent again under the
 * same key, as long as it is the same request. Call it at module level.
 */
export function createSending<Body extends object, Answer = MoneyRequest>(
  send: (api: ApiClient, keyed: Keyed<Body>) => Promise<Answer>,
) {
  const submitted = createEvent<Body>();
  /** The form is another than the one that was refused. */
  const edited = createEvent();
  const reset = createEvent();
  const mutation = createApiMutation(send);
  const createKeyFx = createEffect((body: Body): Keyed<Body> => ({ key: randomId(), body }));
  const $unanswered = createStore<Keyed<Body> | null>(null);

  const allowed = sample({
    clock: submitted,
    source: { unanswered: $unanswered, isPending: mutation.$isPending },
    filter: ({ isPending }) => !isPending,
    fn: ({ unanswered }, body) => ({ unanswered, body }),
  });
  sample({
    clock: allowed,
    filter: ({ unanswered, body }) => unanswered === null || !isSame(unanswered.body, body),
    fn: ({ body }) => body,
    target: createKeyFx,
  });
  const repeated = sample({
    clock: allowed,
    filter: ({ unanswered, body }) => unanswered !== null && isSame(unanswered.body, body),
    fn: ({ unanswered }) => unanswered as Keyed<Body>,
  });
  sample({ clock: createKeyFx.doneData, target: $unanswered });
  sample({ clock: [createKeyFx.doneData, repeated], target: mutation.start });

  const done = sample({ clock: mutation.done, fn: ({ result }) => result });
  const failed = sample({ clock: mutation.failed, fn: ({ error }) => error });
  const decided = sample({ clock: failed, filter: isDecided });
  sample({ clock: reset, target: mutation.reset });
  $unanswered.reset(done, decided, reset);

  const refused = sample({
    clock: failed,
    filter: (error) => isProblem(error, 'REQUEST_REFUSED'),
    fn: (error) => (error as ProblemError).refusals as MoneyRefusal[],
  });
  const $refusals = createStore<readonly MoneyRefusal[]>([])
    .on(refused, (_last, refusals) => refusals)
    .reset(edited, allowed, done, reset);
  /** What went wrong beside a refusal. */
  const $failure = createStore<ApiError | null>(null)
    .on(failed, (_last, error) =>
      isProblem(error, 'REQUEST_REFUSED') || isHandledByApp(error) ? null : error,
    )
    .reset(allowed, done, reset);

  return {
    submitted,
    edited,
    reset,
    done,
    failed,
    refused,
    $refusals,
    $failure,
    $isPending: mutation.$isPending,
    sendFx: mutation.sendFx,
    createKeyFx,
  };
}
