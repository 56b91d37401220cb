import { sample } from 'effector';
import * as z from 'zod/mini';
import { isGetReportedPostsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { staffReason } from '@/entities/staff-reason';
import {
  createPagedDeskList,
  createRowForm,
  rowChosen,
  rowDone,
  rowLeft,
} from '@/features/desk-list';
import { confirmedMutation, request } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { parseWhole } from '@/shared/lib/typed-number';
import { messages } from './ui/messages';

/** A post or a reply that was reported. */
export type ReportedPost = Readonly<Dto<'ReportedPost'>>;
export type PostAction = Dto<'PostDecision'>['action'];

export const reportStates = ['waiting', 'decided'] as const;
/** Those that wait, first reported first, or those that staff has decided on, the latest decision first. */
type ReportState = (typeof reportStates)[number];

/** Posts and replies count by themselves. */
const keyOf = ({ kind, id }: Pick<ReportedPost, 'kind' | 'id'>) => `${kind}/${id}`;

export const posts = createPagedDeskList<ReportedPost, never, { state: ReportState }>({
  keyOf,
  limit: 200,
  load: (api, query, { state }) =>
    request(
      api.GET('/desk/post/report', { params: { query: { state, ...query } } }),
      isGetReportedPostsAnswer,
    ),
  searchesRows: true,
  most: 1000,
});

interface Decision extends Pick<ReportedPost, 'kind' | 'id'> {
  action: PostAction;
  reason: string;
}
export const deciding = confirmedMutation({
  send: (api, { kind, id, ...body }: Decision) =>
    request(
      api.POST('/desk/post/{kind}/{subjectId}', {
        params: { path: { kind, subjectId: id } },
        body,
      }),
    ),
  confirm: ({ action, id }) => ({
    title: messages.actions[action],
    text: messages.actionText(action, id),
    tone: action === 'hide' ? 'danger' : 'neutral',
  }),
  done: (_none, { action }) => messages.done[action],
  refusals: { INVALID_STATE: messages.notPinned, NOT_FOUND: messages.gone },
  refresh: posts.reread,
});

/** Reads the id of a post, or its address with the id at the end; null for anything else. */
function postIdOf(text: string): number | null {
  const address = /\/(?:free|crypto)\/view\/(\d+)\/?(?:[?#].*)?$/.exec(text.trim());
  const id = parseWhole(address?.[1] ?? text);
  return typeof id === 'number' && id > 0 ? id : null;
}

export const form = createRowForm({
  $row: posts.$row,
  initial: { action: 'hide', reason: '' },
  schema: z.object({ action: z.enum(['hide', 'show']), reason: staffReason }),
  sending: deciding,
  orderOf: ({ kind, id }, { action, reason }): Decision => ({
    kind,
    id,
    action,
    reason: reason.trim(),
  }),
});
/** About any post of staff, which nobody reports. */
export const pinForm = createForm({
  initial: { post: '', action: 'pin', reason: '' },
  schema: z.object({
    post: z.string().check(z.refine((text) => postIdOf(text) !== null, messages.postWrong)),
    action: z.enum(['pin', 'unpin']),
    reason: staffReason,
  }),
  isBusy: deciding.$isPending,
});
sample({
  clock: pinForm.accepted,
  fn: ({ post, action, reason }): Decision => ({
    kind: 'post',
    id: postIdOf(post) ?? 0,
    action,
    reason: reason.trim(),
  }),
  target: deciding.start,
});
sample({ clock: [rowChosen, rowLeft, deciding.done], target: pinForm.reset });
sample({ clock: deciding.done, fn: ({ params }) => keyOf(params), target: rowDone });
sample({
  clock: deciding.done,
  filter: posts.$isAdding,
  target: rowLeft,
});
