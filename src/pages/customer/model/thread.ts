import { createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { sessionLost } from '@/entities/member';
import { confirmedMutation, createChosenQuery, isProblem } from '@/shared/api';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { createForm } from '@/shared/lib/form';
import { navigationRequested } from '@/shared/routes';
import { askFurther, closeInquiry, loadInquiry, withdrawInquiry } from '../api';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { messages } from '../ui/messages';
import { inquiryMoved, listStale } from './list';

const idOf = ({ params: { id } }: PageOpening<{ id?: string }, object>) => id ?? '';

/** The question that the address names. */
export const thread = createChosenQuery(loadInquiry);
/** Its id; '' for none. */
export const $openId = createStore('')
  .on([pageOpened, pageSearchChanged], (_last, opening) => idOf(opening))
  .reset(pageClosed);
export const $isOne = $openId.map((id) => id !== '');

sample({ clock: $openId, target: thread.chosen });
sample({ clock: inquiryMoved, target: thread.refresh });

const refresh = [thread.refresh, listStale];
export const asking = confirmedMutation({
  send: askFurther,
  refusals: { RATE_LIMITED: messages.wait, INVALID_STATE: messages.moved },
  refresh,
});
export const closing = confirmedMutation({
  send: closeInquiry,
  confirm: { title: messages.end, text: messages.endText },
  done: messages.ended,
  refusals: { INVALID_STATE: messages.moved },
  refresh,
});
export const withdrawing = confirmedMutation({
  send: withdrawInquiry,
  confirm: { title: messages.withdraw, text: messages.withdrawText, tone: 'danger' },
  done: messages.withdrawn,
  refusals: { INVALID_STATE: messages.takenUp },
  refresh: listStale,
});
sample({
  clock: withdrawing.done,
  fn: () => ({ to: '/customer', replace: true }),
  target: navigationRequested,
});
// It was taken up meanwhile: the page shows it as it is.
sample({
  clock: withdrawing.failed,
  filter: ({ error }) => isProblem(error),
  target: thread.refresh,
});

export const form = createForm({
  initial: { text: '' },
  schema: z.object({
    text: z.string().check(
      z.refine((text) => text.trim().length >= 2, messages.furtherRule),
      z.maxLength(1000, messages.furtherRule),
    ),
  }),
  validatesOnBlur: false,
  isBusy: asking.$isPending,
});

/** What was typed and not sent, by the id of its question. */
const $typed = createStore<Readonly<Record<string, string>>>({}).reset(sessionLost);
const chosen = sample({
  clock: $openId.updates,
  source: $typed,
  fn: (typed, id) => ({ text: typed[id] ?? '' }),
});
sample({ clock: chosen, target: form.reset });
sample({ clock: chosen, target: form.filled });
const typed = sample({
  clock: form.changed,
  source: { id: $openId, values: form.$values },
});
$typed
  .on(typed, (all, { id, values }) => ({ ...all, [id]: values.text }))
  .on(asking.done, (all, { params }) => ({ ...all, [params.id]: '' }));
sample({
  clock: form.accepted,
  source: $openId,
  fn: (id, { text }) => ({ id, text: text.trim() }),
  target: asking.start,
});
// Another question may be open by the time of the answer.
sample({
  clock: asking.done,
  source: $openId,
  filter: (id, { params }) => params.id === id,
  target: form.reset,
});
