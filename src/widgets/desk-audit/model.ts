import { createEvent, createStore, sample } from 'effector';
import {
  type AuditArea,
  type AuditQuery,
  type AuditRecord,
  auditRecords,
  auditWords,
} from '@/entities/desk-audit';
import { type Conditions, createDeskList } from '@/features/desk-list';
import { readNowFx } from '@/shared/lib/clock';
import type { CsvFile } from '@/shared/lib/download-file';
import { formatDateTime, startOfKstDay } from '@/shared/lib/format';
import { toCsv } from '#rules/csv.ts';
import { changeTexts } from '@/features/audit-text';
import { messages } from './ui/messages';

/** The list goes on by itself up to so many records. */
const most = 5000;

/** Days that records are shown of. */
export type AuditPeriod = 1 | 7 | 30 | 365;

/** Writes records as a table that a spreadsheet opens and that runs nothing there: a line for each field that changed. */
function toFile(records: readonly AuditRecord[]): CsvFile {
  const lines = records.flatMap((record) => {
    const { id, at, by, action, target, ip } = record;
    const thing = auditWords.target(target);
    const whole = [id, { plain: formatDateTime(at) }, by, auditWords.action(action), thing, ip];
    const changes = changeTexts(record);
    if (changes.length === 0) return [[...whole, '', '', '']];
    return changes.map(({ name, before, after }) => [...whole, name, before, after]);
  });
  return { name: 'desk-audit.csv', text: toCsv([messages.fileHead, ...lines]) };
}

export const periodChosen = createEvent<AuditPeriod>();
export const $period = createStore<AuditPeriod>(7).on(periodChosen, (_last, period) => period);

/** Without its days yet, which are those of the moment. */
type Query = Pick<AuditQuery, 'area' | 'target'>;
const requested = createEvent<Query>();
const $query = createStore<Query>({ area: null, target: '' }).on(
  requested,
  (_last, query) => query,
);

export const audit = createDeskList({
  query: { ...auditRecords, opened: requested },
  keyOf: ({ id }) => String(id),
  queryOf: ({ text, state }: Conditions<object, AuditArea>): Query => ({
    area: state,
    target: auditWords.targetNamed(text),
  }),
  most,
  toFile,
});
sample({
  clock: [requested, periodChosen],
  filter: audit.Gate.status,
  target: readNowFx,
});
sample({
  clock: readNowFx.doneData,
  source: { query: $query, period: $period },
  filter: audit.Gate.status,
  fn: ({ query, period }, now): AuditQuery => ({
    ...query,
    from: startOfKstDay(now, 1 - period),
    to: startOfKstDay(now, 1),
  }),
  target: auditRecords.opened,
});
