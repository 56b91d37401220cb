import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  type ApiClient,
  type ApiError,
  confirmedMutation,
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

type MutationOptions<Body, Answer> = Parameters<typeof confirmedMutation<Keyed<Body>, Answer>>[0];

/** What only the question needs (a name, a sum) is no part of the request: it may be another when it is sent again. */
const requestOf = (body: object) =>
  JSON.stringify(body, (key, value: unknown) => (key === 'about' ? undefined : value));
const isSame = (one: object, other: object) => requestOf(one) === requestOf(other);

/** Whether the server has decided: after any other failure nobody knows what became of the request. */
function isDecided(error: ApiError): boolean {
  return error.kind === 'problem' && error.code !== null && error.status < 500;
}

/**
 * For what moves money: a deposit, a withdrawal, a conversion. What has no answer is sent again under the
 * same key, as long as it is the same request; `about` in it is for the question and not sent. Else a mutation as `createApiMutation` makes it, which may say that it is
 * done and load again what a refusal shows to be out of date; failures are the form's to say. Call it at module level.
 */
export function createSending<Body extends object, Answer = MoneyRequest>(
  send: (api: ApiClient, keyed: Keyed<Body>) => Promise<Answer>,
  afterwards: Pick<MutationOptions<Body, Answer>, 'done' | 'refresh'> = {},
) {
  const start = createEvent<Body>();
  /** The form is another than the one that was refused. */
  const edited = createEvent();
  const reset = createEvent();
  const mutation = confirmedMutation({ ...afterwards, send, refusals: () => null });
  const createKeyFx = createEffect((body: Body): Keyed<Body> => ({ key: randomId(), body }));
  const $unanswered = createStore<Keyed<Body> | null>(null);

  const allowed = sample({
    clock: start,
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

  const done = sample({
    clock: mutation.done,
    fn: ({ params: { body }, result }) => ({ params: body, result }),
  });
  const failed = sample({
    clock: mutation.failed,
    fn: ({ params: { body }, error }) => ({ params: body, error }),
  });
  const decided = sample({ clock: failed, filter: ({ error }) => isDecided(error) });
  sample({ clock: reset, target: mutation.reset });
  $unanswered.reset(done, decided, reset);

  const refused = sample({
    clock: failed.map(({ error }) => error),
    filter: (error): error is ProblemError => isProblem(error, 'REQUEST_REFUSED'),
  });
  const $refusals = createStore<readonly MoneyRefusal[]>([])
    .on(refused, (_last, { refusals }) => refusals as MoneyRefusal[])
    .reset(edited, allowed, done, reset);
  /** What went wrong beside a refusal. */
  const $failure = createStore<ApiError | null>(null)
    .on(failed, (_last, { error }) =>
      isProblem(error, 'REQUEST_REFUSED') || isHandledByApp(error) ? null : error,
    )
    .reset(allowed, done, reset);

  return {
    start,
    edited,
    reset,
    done,
    failed,
    refused,
    $refusals,
    $failure,
    $isPending: mutation.$isPending,
  };
}
