import { createEvent, sample } from 'effector';
import * as z from 'zod/mini';
import type { Dto } from '#contract/types.gen.ts';
import { confirmedMutation, request } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { type Reported, reportDialog } from './dialogs';
import { messages } from './ui/messages';

type Reason = Dto<'PostReportReason'>;
export const reasons = ['abuse', 'personal', 'ad', 'flood', 'other'] as const satisfies Reason[];
export const maxNote = 200;

interface Report extends Reported {
  body: Dto<'PostReport'>;
}

/** A member reports a post or a reply. */
export const reportRequested = reportDialog.opened;
/** It has reached staff. */
export const reported = createEvent<Reported>();

export const sending = confirmedMutation({
  send: (api, { kind, id, body }: Report) =>
    kind === 'post'
      ? request(api.PUT('/board/post/{postId}/report', { params: { path: { postId: id } }, body }))
      : request(
          api.PUT('/board/reply/{replyId}/report', { params: { path: { replyId: id } }, body }),
        ),
  done: messages.done,
});

export const form = createForm({
  initial: { reason: '', note: '' },
  schema: z.object({
    reason: z.string().check(z.refine((value) => value !== '', messages.noReason)),
    note: z.string().check(z.maxLength(maxNote, messages.longNote)),
  }),
  isBusy: sending.$isPending,
});

sample({ clock: reportDialog.opened, target: form.reset });
sample({
  clock: form.accepted,
  source: reportDialog.$props,
  filter: (props) => props !== null,
  fn: (props, { reason, note }): Report => ({
    ...(props as Reported),
    body: { reason: reason as Reason, note: note.trim() || null },
  }),
  target: sending.start,
});
sample({ clock: sending.done, fn: ({ params: { kind, id } }) => ({ kind, id }), target: reported });
sample({ clock: reported, fn: () => undefined, target: reportDialog.closed });
