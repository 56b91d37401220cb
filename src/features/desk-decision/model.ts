import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';
import {
  $desk,
  type Decision,
  decide,
  decisionsFor,
  type DeskEvent,
  type DeskKind,
  type DeskRequest,
  deskChanged,
  deskWords,
  detail,
  requestsSeen,
} from '@/entities/desk-request';
import { $isAdmin, $member } from '@/entities/member';
import { type ApiError, createApiMutation, isHandledByApp, type ProblemCode } from '@/shared/api';
import { askConfirmFx } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import { messages } from './ui/messages';

type Wish = 'take' | 'grant' | 'refuse';

/** The request that is worked on; its detail is loaded beside. */
export const requestChosen = createEvent<DeskRequest>();
export const requestLeft = createEvent();
/** Takes up or gives back, grants or refuses the request that is worked on, by button or key. */
export const decisionRequested = createEvent<Wish>();
export const reasonChanged = createEvent<string>();

const deciding = createApiMutation(decide);
export const { $isPending: $isDeciding, sendFx: sendDecisionFx } = deciding;

/** What is known of the request, by the newest answer. */
export const $request = createStore<DeskRequest | null>(null)
  .on(requestChosen, (_last, next) => next)
  .on(detail.done, (last, { result: { request } }) => (last?.id === request.id ? request : last))
  .on(requestsSeen, (last, seen) => seen.find(({ id }) => id === last?.id) ?? last)
  .reset(requestLeft);
const $requestId = $request.map((request) => request?.id ?? null);
export const $reason = createStore('')
  .on(reasonChanged, (_last, reason) => reason)
  .reset($requestId);
/** Refusing was tried without a reason. */
export const $isReasonMissing = createStore(false).reset(reasonChanged, $requestId);

export const $decisions = combine(
  [$request, $member, $isAdmin, $now] as const,
  ([request, member, isAdmin, now]) =>
    request && member && decisionsFor(request, { staffId: member.id, isAdmin, now }),
);
/** Names who else works on it. */
export const $holderName = combine([$decisions, $desk] as const, ([decisions, desk]) => {
  if (!decisions?.lockedBy) return null;
  const holder = desk?.staff.find(({ id }) => id === decisions.lockedBy);
  return holder?.nickname ?? messages.someone;
});

interface Asked {
  request: DeskRequest;
  event: DeskEvent;
  reason: string | null;
}
const toDecision = ({ request: { kind, id }, event, reason }: Asked): Decision => ({
  ...{ kind, id, event, reason },
});

const asked = sample({
  clock: decisionRequested,
  source: { request: $request, decisions: $decisions, reason: $reason, isBusy: $isDeciding },
  filter: ({ request, decisions, isBusy }, wish) =>
    request !== null && decisions !== null && !isBusy && decisions[wish] !== null,
  fn: ({ request, decisions, reason }, wish) => ({
    wish,
    request: request as DeskRequest,
    event: decisions?.[wish] as DeskEvent,
    reason: wish === 'refuse' ? reason.trim() : null,
  }),
});
sample({
  clock: asked,
  filter: ({ wish, reason }) => wish === 'refuse' && reason === '',
  fn: () => true,
  target: $isReasonMissing,
});
sample({
  clock: asked,
  filter: ({ wish }) => wish === 'take',
  fn: toDecision,
  target: deciding.start,
});

/** Asks once more before anything is granted or refused, and answers with the decision; null where it was declined. */
export const confirmFx = createEffect(async (one: Asked): Promise<Asked | null> => {
  const { request, event, reason } = one;
  const isGrant = event === 'approve' || event === 'pay' || event === 'second';
  const question = isGrant
    ? {
        title: messages.grantTitle(event, request),
        text: messages.grantText(event, request),
        confirmLabel: messages.grantLabel(event, request),
      }
    : {
        text: messages.refuseText(event as 'reject', request, reason ?? ''),
        title: messages.refuseLabel(event as 'reject'),
        confirmLabel: messages.refuseLabel(event as 'reject'),
        tone: 'danger' as const,
      };
  return (await askConfirmFx(question)) ? one : null;
});
sample({
  clock: sample({ clock: asked, filter: ({ wish, reason }) => wish !== 'take' && reason !== '' }),
  filter: not(confirmFx.pending),
  target: confirmFx,
});
sample({
  clock: confirmFx.doneData,
  filter: (one) => one !== null,
  fn: (one) => toDecision(one as Asked),
  target: deciding.start,
});

/** The request as it is after a decision of this staff. */
export const decided = sample({ clock: deciding.done, fn: ({ result }) => result });
sample({ clock: decided, fn: (request) => [request], target: requestsSeen });
sample({ clock: decided, fn: () => undefined, target: detail.refresh });

function toastOf({ params: { event }, result }: { params: Decision; result: DeskRequest }) {
  if (event === 'check') return messages.taken;
  if (event === 'release') return messages.released;
  if (result.state === 'awaiting_second') return messages.waitsForSecond;
  return messages.done(deskWords.states[result.state]);
}
sample({
  clock: deciding.done,
  fn: (done) => ({ text: toastOf(done), tone: 'success' as const }),
  target: toastShown,
});

const refusals: Partial<Record<ProblemCode, string>> = {
  LOCKED: messages.lockedMeanwhile,
  SAME_PERSON: messages.samePerson,
  INVALID_STATE: messages.moved,
};
function refusalOf(error: ApiError, kind: DeskKind): string {
  if (error.kind !== 'problem') return messages.failed;
  if (kind === 'setting' && error.code === 'INVALID_STATE') return messages.settingMoved;
  return refusals[error.code ?? 'INTERNAL'] ?? (error.message || messages.failed);
}
const failed = deciding.failed;
// Whatever it was, the request is perhaps not as it was shown.
sample({ clock: failed, fn: () => undefined, target: detail.refresh });
sample({
  clock: failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error, params }) => ({
    text: refusalOf(error, params.kind),
    tone: 'danger' as const,
  }),
  target: toastShown,
});
sample({
  clock: deskChanged,
  source: $requestId,
  filter: (current, changes) => changes.some(({ id }) => id === current),
  fn: () => undefined,
  target: detail.refresh,
});
sample({ clock: requestChosen, fn: ({ kind, id }) => ({ kind, id }), target: detail.start });
sample({ clock: requestLeft, fn: () => undefined, target: detail.reset });
