import {
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  sample,
  type Store,
} from 'effector';
import { or } from 'patronum';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx, type ConfirmRequest } from '@/shared/lib/alerts';
import { type ToastTone, toastShown } from '@/shared/lib/toasts';
import type { ApiClient } from './client';
import { type ApiError, isHandledByApp, isProblem, type ProblemCode } from './errors';
import { createApiMutation } from './mutation';

/** What `createApiMutation` returns, and whatever sends in the same way (`createSending`). */
export interface Mutation<Params, Done> {
  start: EventCallable<Params>;
  reset: EventCallable<void>;
  $isPending: Store<boolean>;
  done: ReturnType<typeof createApiMutation<Params, Done>>['done'];
  failed: ReturnType<typeof createApiMutation<Params, Done>>['failed'];
}

type Words = string | { text: string; tone?: ToastTone };

type Refusals<Params> =
  | Partial<Record<ProblemCode, string | null>>
  | ((error: ApiError, params: Params) => string | null | undefined);

interface ConfirmedMutationOptions<Params, Done> {
  /** The question before it is sent, its title on the button as well; null, or nothing given, sends at once. */
  confirm?: ConfirmRequest | ((params: Params) => ConfirmRequest | null);
  /** The call, or a mutation that is there already. */
  send: ((api: ApiClient, params: Params) => Promise<Done>) | Mutation<Params, Done>;
  /** What a toast says afterwards; null says nothing. */
  done?: Words | ((result: Done, params: Params) => Words | null);
  /**
   * What a refusal says, by problem code; null where it is said elsewhere, such as beside a field. Any other failure
   * says what to do about it, and one that the app answers is left to it.
   */
  refusals?: Refusals<Params>;
  /** Where a failure is said. */
  shows?: 'alert' | 'toast';
  /** What is loaded again whatever became of it, because somebody else may have been first. */
  refresh?: EventCallable<void> | readonly EventCallable<void>[];
}

function refusalText<Params>(
  refusals: Refusals<Params>,
  error: ApiError,
  params: Params,
): string | null {
  if (typeof refusals === 'function') {
    const text = refusals(error, params);
    return text === undefined ? failureAdvice(error) : text;
  }
  const text = isProblem(error) && error.code !== null ? refusals[error.code] : undefined;
  return text === undefined ? failureAdvice(error) : text;
}

const toastOf = (words: Words) =>
  typeof words === 'string'
    ? { text: words, tone: 'success' as const }
    : { tone: 'success' as const, ...words };

/**
 * A mutation that is sent once the member has confirmed it: the question, the call, the words afterwards, and what is
 * loaded again. A start while the question is open or the answer is awaited is ignored. Call it at module level.
 */
export function confirmedMutation<Params = void, Done = unknown>({
  confirm,
  send,
  done: doneWords,
  refusals = {},
  shows = 'alert',
  refresh = [],
}: ConfirmedMutationOptions<Params, Done>) {
  type Run = { params: Params; age: number };

  const mutation: Mutation<Params, Done> =
    typeof send === 'function' ? createApiMutation(send) : send;
  const { done, failed, reset, $isPending } = mutation;
  const start = createEvent<Params>();
  const $age = createStore(0).on(reset, (age) => age + 1);

  const confirmFx = createEffect(({ params }: Run) => {
    const question = typeof confirm === 'function' ? confirm(params) : confirm;
    // The button says what the question is about.
    return question ? askConfirmFx({ confirmLabel: question.title, ...question }) : true;
  });
  sample({
    clock: start,
    source: { age: $age, isBusy: or($isPending, confirmFx.pending) },
    filter: ({ isBusy }) => !isBusy,
    fn: ({ age }, params): Run => ({ params: params as Params, age }),
    target: confirmFx,
  });
  sample({
    clock: confirmFx.done,
    source: $age,
    filter: (age, { params, result }) => result && params.age === age,
    fn: (_age, { params: { params } }) => params,
    target: mutation.start,
  });

  const said = sample({
    clock: done,
    fn: ({ result, params }) =>
      typeof doneWords === 'function' ? doneWords(result, params) : (doneWords ?? null),
  });
  sample({ clock: said, filter: (words) => words !== null, fn: toastOf, target: toastShown });
  const refused = sample({
    clock: failed,
    filter: ({ error }) => !isHandledByApp(error),
    fn: ({ error, params }) => refusalText(refusals, error, params),
  });
  const refusal = sample({ clock: refused, filter: (text) => text !== null });
  if (shows === 'alert') sample({ clock: refusal, fn: (text) => ({ text }), target: alertShown });
  else
    sample({
      clock: refusal,
      fn: (text) => ({ text, tone: 'danger' as const }),
      target: toastShown,
    });

  sample({ clock: [done, failed], target: [refresh].flat() });

  return { start, reset, $isPending, done, failed };
}
