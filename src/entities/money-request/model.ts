import { merge, sample } from 'effector';
import { isAskForAccountAnswer, isGiveUpBonusAnswer } from '#contract/checks.gen.ts';
import { confirmedMutation, meStreamed, request, siteStreamed } from '@/shared/api';
import type { Currency } from '@/shared/lib/format';
import type { HeldBonus } from './lib/turnover';
import { messages } from './ui/messages';

/**
 * A request of the member has another state, whoever moved it and on whichever device; or it may have
 * one, because the stream began again. Call it at module level.
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

/** Staff has set something of the site, or may have, because the stream began again. */
export const settingStreamed = sample({
  clock: siteStreamed,
  filter: ({ snapshots, deltas }) =>
    snapshots.length > 0 ||
    deltas.some(({ changes }) => changes.some(({ kind }) => kind === 'setting')),
  fn: () => undefined,
});

/** Once the member has confirmed what is lost by that. */
export const bonusGivingUp = confirmedMutation({
  send: (api, { bonus }: { bonus: HeldBonus; currency: Currency }) =>
    request(
      api.POST('/charge/bonus/{requirementId}/give-up', {
        params: { path: { requirementId: bonus.id } },
      }),
      isGiveUpBonusAnswer,
    ),
  confirm: ({ bonus, currency }) => ({
    title: messages.giveUp,
    text: messages.giveUpConfirm(bonus, currency),
    cancelLabel: messages.giveUpNot,
    tone: 'danger',
  }),
  done: messages.givenUp,
  refusals: { INVALID_STATE: messages.giveUpLate, NOT_FOUND: messages.giveUpLate },
  shows: 'toast',
});

/** A deposit or withdrawal of the member moved, or the bonus of one was to be given up. */
export const requestMoved = merge([
  createRequestMoved(['deposit', 'withdrawal']),
  // Points may have been released meanwhile.
  sample({ clock: [bonusGivingUp.done, bonusGivingUp.failed], fn: () => undefined }),
]);

/** Asks staff which account to pay to; the answer is a message. */
export const accountAsking = confirmedMutation({
  send: (api) => request(api.POST('/charge/account'), isAskForAccountAnswer),
  done: messages.accountRequested,
  shows: 'toast',
});
