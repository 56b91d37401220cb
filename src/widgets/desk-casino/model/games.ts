import * as z from 'zod/mini';
import { isGetDeskCasinoAnswer } from '#contract/checks.gen.ts';
import { staffReason } from '@/entities/staff-reason';
import { createDeskList, createRowForm, minuteField, parseMinute } from '@/features/desk-list';
import { confirmedMutation, createApiQuery, request } from '@/shared/api';
import { type CasinoSubject, subjectKey, toSubjects } from '../lib/subjects';
import { messages } from '../ui/messages';

interface Switch {
  /** As it was before: what is closed by itself is opened, anything else closed. */
  subject: CasinoSubject;
  /** When it opens again by itself, epoch milliseconds. */
  until: number | null;
  reason: string;
}

const query = createApiQuery<void, readonly CasinoSubject[]>(async (api) =>
  toSubjects((await request(api.GET('/desk/casino'), isGetDeskCasinoAnswer)).data),
);
export const subjects = createDeskList({ query, keyOf: subjectKey });

/** Whether staff has closed it, so that staff opens it. */
export const isClosedByStaff = ({ state, isClosedAbove }: CasinoSubject) =>
  state === 'maintenance' && !isClosedAbove;

export const switching = confirmedMutation({
  send: (api, { subject, ...others }: Switch) =>
    request(
      api.PUT('/desk/casino/{kind}/{subjectId}', {
        params: { path: { kind: subject.kind, subjectId: subject.id } },
        body: { systemMaintenanceFlg: !isClosedByStaff(subject), ...others },
      }),
    ),
  confirm: ({ subject, until }) =>
    isClosedByStaff(subject)
      ? { title: messages.reopen, text: messages.reopenText(subject) }
      : { title: messages.close, text: messages.closeText(subject, until), tone: 'danger' },
  done: (_none, { subject }) =>
    isClosedByStaff(subject) ? messages.reopened(subject) : messages.closed(subject),
  refusals: { INVALID_STATE: messages.unconnected },
  refresh: subjects.refresh,
});
export const form = createRowForm({
  $row: subjects.$row,
  initial: { until: '', reason: '' },
  schema: z.object({ until: minuteField(messages.untilWrong, true), reason: staffReason }),
  sending: switching,
  orderOf: (subject, typed): Switch => ({
    subject,
    until: parseMinute(typed.until),
    reason: typed.reason.trim(),
  }),
});
