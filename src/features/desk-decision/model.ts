import { combine, createEvent, createStore, sample } from 'effector';
import {
  $desk,
  decide,
  decisionsFor,
  type DeskEvent,
  type DeskRequest,
  deskChanged,
  deskWords,
  detail,
  requestsSeen,
} from '@/entities/desk-request';
import { $isAdmin, $member } from '@/entities/member';
import { type ApiError, confirmedMutation, type ProblemCode } from '@/shared/api';
import type { ConfirmRequest } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { messages } from './ui/messages';

type Wish = 'take' | 'grant' | 'refuse';

/** The request that is worked on; its detail is loaded beside. */
export const requestChosen = createEvent<DeskRequest>();
export const requestLeft = createEvent();
/** Takes up or gives back, grants or refuses the request that is worked on, by button or key. */
export const decisionRequested = createEvent<Wish>();
export const reasonChanged = createEvent<string>();

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
/** Whether it is a change of settings that whoever looks requested: they may only take it back. */
export const $isOwn = combine(
  [$request, $member] as const,
  ([request, member]) => member !== null && request?.setting?.askedBy === member.id,
);
/** Names who else works on it. */
export const $lockedByName = combine([$decisions, $desk] as const, ([decisions, desk]) => {
  if (!decisions?.lockedBy) return null;
  const person = desk?.staff.find(({ id }) => id === decisions.lockedBy);
  return person?.nickname ?? messages.someone;
});

interface Decision {
  request: DeskRequest;
  event: DeskEvent;
  /** Of a refusal alone. */
  reason: string | null;
  /** Whoever requested it takes it back. */
  isOwn: boolean;
}

function questionOf({ request, event, reason, isOwn }: Decision): ConfirmRequest | null {
  if (isOwn && event === 'reject')
    return { title: messages.takeBack, text: messages.takeBackText(request), tone: 'danger' };
  switch (event) {
    case 'check':
    case 'release':
      return null;
    case 'approve':
    case 'pay':
    case 'second':
      return {
        title: messages.grantLabel(event, request),
        text: messages.grantText(event, request),
      };
    default:
      return {
        title: messages.refuseLabel(event),
        text: messages.refuseText(event, request, reason ?? ''),
        tone: 'danger',
      };
  }
}

function doneText({ state }: DeskRequest, { event, isOwn }: Decision): string {
  if (isOwn && event === 'reject') return messages.takenBack;
  if (event === 'check') return messages.taken;
  if (event === 'release') return messages.released;
  return state === 'awaiting_second'
    ? messages.waitsForSecond
    : messages.done(deskWords.states[state]);
}

const refusals: Partial<Record<ProblemCode, string>> = {
  LOCKED: messages.lockedMeanwhile,
  SAME_PERSON: messages.samePerson,
  INVALID_STATE: messages.moved,
};
function refusalOf(error: ApiError, { request: { kind } }: Decision): string {
  if (error.kind !== 'problem') return messages.failed;
  if (kind === 'setting' && error.code === 'INVALID_STATE') return messages.settingMoved;
  return refusals[error.code ?? 'INTERNAL'] ?? (error.message || messages.failed);
}

const deciding = confirmedMutation({
  send: (api, { request: { kind, id }, event, reason }: Decision) =>
    decide(api, { kind, id, event, reason }),
  confirm: questionOf,
  done: doneText,
  refusals: refusalOf,
  shows: 'toast',
  refresh: detail.refresh,
});
export const { $isPending: $isDeciding } = deciding;

const requested = sample({
  clock: decisionRequested,
  source: { request: $request, decisions: $decisions, reason: $reason, isOwn: $isOwn },
  fn: ({ request, decisions, reason, isOwn }, decision): Decision | null => {
    const event = decisions?.[decision];
    if (!request || !event) return null;
    const why = isOwn ? messages.takenBackReason : reason.trim();
    return { request, event, isOwn, reason: decision === 'refuse' ? why : null };
  },
});
sample({
  clock: requested,
  filter: (one) => one?.reason === '',
  fn: () => true,
  target: $isReasonMissing,
});
sample({
  clock: requested,
  filter: (one): one is Decision => one !== null && one.reason !== '',
  target: deciding.start,
});

/** The request as it is after a decision of this staff. */
export const decided = sample({ clock: deciding.done, fn: ({ result }) => result });
sample({ clock: decided, fn: (request) => [request], target: requestsSeen });
sample({
  clock: deskChanged,
  source: $requestId,
  filter: (current, changes) => changes.some(({ id }) => id === current),
  target: detail.refresh,
});
sample({ clock: requestChosen, fn: ({ kind, id }) => ({ kind, id }), target: detail.start });
sample({ clock: requestLeft, target: detail.reset });
