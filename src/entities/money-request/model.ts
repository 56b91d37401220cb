import { sample } from 'effector';
import { isAskForAccountAnswer } from '#contract/checks.gen.ts';
import { confirmedMutation, meStreamed, request } from '@/shared/api';
import { messages } from './ui/messages';

/**
 * Makes what says that a request of the member has another state, whoever moved it and on whichever device; or that it may
 * have one, because the stream began again. Call it at module level.
 */
export function createRequestMoved(kinds: readonly string[]) {
  return sample({
    clock: meStreamed,
    filter: ({ snapshots, deltas }) =>
      snapshots.length > 0 ||
      deltas.some(({ changes }) =>
        changes.some((change) => change.kind === 'request' && kinds.includes(change.type)),
      ),
    fn: () => undefined,
  });
}

/** A deposit or withdrawal of the member moved. */
export const requestMoved = createRequestMoved(['deposit', 'withdrawal']);

/** Asks staff which account to pay to; the answer is a message. */
export const accountAsking = confirmedMutation({
  send: (api) => request(api.POST('/charge/account'), isAskForAccountAnswer),
  done: messages.accountAsked,
  shows: 'toast',
});
