import { attach, createEvent, createStore, sample, type Effect } from 'effector';
import { createApiClient, type ApiAnswer, type ApiCall, type ApiClient } from './client';
import { type ApiError, isApiError } from './errors';

export const apiCreated = createEvent<ApiClient>();
export const tokenReceived = createEvent<string>();
export const tokenCleared = createEvent();
export const apiCallStarted = createEvent<ApiCall>();
export const apiCallFinished = createEvent<ApiCall>();
export const apiAnswered = createEvent<ApiAnswer>();

/** The client every call goes through; tests and stories replace it. */
export const $api = createStore<ApiClient>(createApiClient(), { serialize: 'ignore' });
export const $token = createStore<string | null>(null);

/** An answer that is no success. */
export const apiFailed = sample({
  clock: apiAnswered,
  filter: ({ status }) => status >= 400,
});

sample({ clock: apiCreated, target: $api });
sample({ clock: tokenReceived, target: $token });
sample({ clock: tokenCleared, fn: () => null, target: $token });

/** An effect that calls the server by the scope's client and fails with an `ApiError`. */
export function createApiFx<Params = void, Done = unknown>(
  run: (api: ApiClient, params: Params) => Promise<Done>,
): Effect<Params, Done, ApiError> {
  const callFx = attach({
    source: $api,
    async effect(api: ApiClient, params: Params) {
      try {
        return await run(api, params);
      } catch (thrown) {
        if (isApiError(thrown)) throw thrown;
        // A fault of our own in reading the answer: the console names it, the page says that it failed.
        globalThis.reportError?.(thrown);
        throw { kind: 'contract', status: null, requestId: null } satisfies ApiError;
      }
    },
  });
  return callFx as unknown as Effect<Params, Done, ApiError>;
}
