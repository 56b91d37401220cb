import { combine, createEvent, createStore, sample } from 'effector';
import { and, or } from 'patronum';
import * as z from 'zod/mini';
import {
  isDeskMember,
  isPreviewMessagesAnswer,
  isSendMessagesAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { createMemberSearch } from '@/entities/desk-member';
import { createSending } from '@/entities/money-request';
import { rowChosen, rowLeft } from '@/features/desk-list';
import {
  type ApiClient,
  confirmedMutation,
  createApiQuery,
  isProblem,
  request,
} from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { audienceText, type Receiver, type SendTo, sendToOf } from '../lib/audience';
import { messages } from '../ui/messages';
import { $draft, type Draft, draftSent, draftTyped } from './drafts';
import { list, listOutdated } from './sent';

interface Outgoing {
  to: SendTo;
  title: string;
  contents: string;
  /** Whom it goes to, for the question. */
  about: string;
}

const mostReceivers = 500;

export const receiverAdded = createEvent<Receiver>();
export const receiverRemoved = createEvent<string>();
const begun = createEvent<Draft>();

/** Members who are named, in the order in which they were. */
export const $receivers = createStore<readonly Receiver[]>([])
  .on(begun, (_last, { receivers }) => receivers)
  .on(receiverAdded, (all, one) =>
    all.length >= mostReceivers || all.some(({ id }) => id === one.id) ? all : [...all, one],
  )
  .on(receiverRemoved, (all, id) => all.filter((one) => one.id !== id));

export const saving = confirmedMutation({
  send: createSending<Outgoing, { sent: number }>((api, { key, body: { to, ...words } }) => {
    const params = { header: { 'Idempotency-Key': key } };
    const body = { ...to, title: words.title, contents: words.contents };
    return request(api.POST('/desk/message', { params, body }), isSendMessagesAnswer);
  }),
  confirm: ({ title: named, about }) => ({
    title: messages.send,
    text: messages.sendText(about, named),
  }),
  done: ({ sent }) => messages.sent(sent),
  refusals: { NOT_FOUND: messages.nobody },
});
/** How many a message would reach. */
export type Reach = Readonly<Dto<'MessageReach'>>;
const loadReach = (api: ApiClient, to: SendTo): Promise<Reach> =>
  request(api.POST('/desk/message/preview', { body: to }), isPreviewMessagesAnswer);
/** Counts once more before it asks: the number that is confirmed is that of now. */
export const checking = confirmedMutation({ send: loadReach });
export const $isSending = or(saving.$isPending, checking.$isPending);
const isFilled = (text: string) => text.trim() !== '';
const blank: Draft = { audience: 'members', level: '1', title: '', contents: '', receivers: [] };
const title = z.string().check(z.refine(isFilled, messages.titleMissing));
const contents = z.string().check(z.refine(isFilled, messages.contentsMissing));

export const form = createForm({
  initial: { audience: 'members', who: '', level: '1', title: '', contents: '' },
  schema: $receivers.map((receivers) =>
    z
      .object({
        audience: z.string(),
        who: z.string(),
        level: z.string(),
        title: title.check(z.maxLength(60, messages.titleLong)),
        contents: contents.check(z.maxLength(2000, messages.contentsLong)),
      })
      .check(
        z.refine(({ audience }) => audience !== 'members' || receivers.length > 0, {
          error: messages.receiverMissing,
          path: ['who'],
        }),
      ),
  ),
  isBusy: $isSending,
});

// Opened to write to one member: what was written before stays, and goes to that one.
const meant = confirmedMutation({
  send: async (api, memberId: string): Promise<Receiver> => {
    const call = api.GET('/desk/member/{memberId}', { params: { path: { memberId } } });
    const { id, userId, nickname, state } = (await request(call, isDeskMember)).member;
    return { id, userId, nickname, state };
  },
  refusals: { NOT_FOUND: messages.memberGone },
});
const $meant = createStore<Receiver | null>(null)
  .on(meant.done, (_last, { result }) => result)
  .reset(begun, list.Gate.close);
const named = sample({ clock: list.Gate.open, fn: ({ to }) => to });
sample({ clock: named, filter: (id) => id !== null, target: meant.start });
sample({ clock: list.Gate.close, target: meant.reset });
sample({ clock: [meant.done, meant.failed], fn: () => undefined, target: list.addClicked });
sample({
  clock: rowChosen,
  source: { draft: $draft, member: $meant },
  filter: and(list.Gate.status, list.$isAdding),
  fn: ({ draft, member }): Draft => {
    const written = draft ?? blank;
    return member ? { ...written, audience: 'members', receivers: [member] } : written;
  },
  target: begun,
});
sample({ clock: begun, target: form.reset });
sample({
  clock: begun,
  fn: ({ receivers: _named, ...values }) => values,
  target: form.filled,
});
sample({
  clock: [form.changed, receiverAdded, receiverRemoved],
  source: { values: form.$values, receivers: $receivers },
  fn: ({ values: { who: _typed, ...values }, receivers }) => ({ ...values, receivers }) as Draft,
  target: draftTyped,
});

// Members are looked for by what is typed.
export const found = createMemberSearch(form.$values.map(({ who }) => who));
sample({
  clock: receiverAdded,
  fn: () => ({ name: 'who' as const, value: '' }),
  target: form.changed,
});

// How many it reaches is known before it is sent.
export const reach = createApiQuery(loadReach);
const $to = combine([form.$values, $receivers] as const, ([values, receivers]) =>
  JSON.stringify(sendToOf(values, receivers)),
);
const $isWriting = and(list.Gate.status, list.$isAdding);
const toChanged = sample({ clock: [$to, $isWriting], source: $to, filter: $isWriting });
sample({ clock: toChanged, target: reach.reset });
sample({
  clock: toChanged,
  filter: (to) => to !== 'null',
  fn: (to) => JSON.parse(to) as SendTo,
  target: reach.start,
});

const accepted = sample({
  clock: form.accepted,
  source: $receivers,
  fn: (receivers, values) => sendToOf(values, receivers),
});
sample({ clock: accepted, filter: (to) => to !== null, target: checking.start });
sample({
  clock: checking.done,
  source: { values: form.$values, receivers: $receivers },
  filter: (_typed, { result }) => result.receivers > 0 && result.unknown.length === 0,
  fn: ({ values, receivers }, { params: to, result }) => ({
    to,
    title: values.title.trim(),
    contents: values.contents.trim(),
    about: audienceText(to, receivers, result.receivers),
  }),
  target: saving.start,
});

sample({ clock: saving.done, target: [draftSent, listOutdated] });
sample({ clock: saving.done, filter: list.$isAdding, target: rowLeft });
const nobody = sample({
  clock: checking.done,
  filter: ({ result }) => result.receivers === 0 || result.unknown.length > 0,
});
sample({ clock: nobody, fn: () => ({ text: messages.nobody }), target: alertShown });
const refused = sample({
  clock: saving.failed,
  filter: ({ error }) => isProblem(error, 'NOT_FOUND'),
});
sample({ clock: [nobody, refused], target: reach.refresh });
