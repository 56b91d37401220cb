import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { debounce } from 'patronum';
import {
  type AuditArea,
  type AuditQuery,
  type AuditRecord,
  auditRecords,
  auditWords,
} from '@/entities/desk-audit';
import { $currentRow, rowChosen } from '@/features/desk-list';
import { readNowFx } from '@/shared/lib/clock';
import { downloadCsvFx } from '@/shared/lib/download-file';
import { startOfKstDay } from '@/shared/lib/format';
import { toFile } from './lib/to-file';

/** What is typed is looked for once nothing was typed for so long, milliseconds. */
const typingPause = 250;

/** Days that records are shown of. */
export type AuditPeriod = 1 | 7 | 30 | 365;

export const AuditGate = createGate();
export const areaChosen = createEvent<AuditArea | null>();
export const periodChosen = createEvent<AuditPeriod>();
export const targetChanged = createEvent<string>();
/** What the table shows, in its order. */
export const rowsSeen = createEvent<readonly AuditRecord[]>();
export const csvClicked = createEvent();

export const $area = createStore<AuditArea | null>(null).on(areaChosen, (_last, area) => area);
export const $period = createStore<AuditPeriod>(7).on(periodChosen, (_last, period) => period);
export const $target = createStore('').on(targetChanged, (_last, text) => text);
const $shown = createStore<readonly AuditRecord[]>([]).on(rowsSeen, (_last, rows) => rows);
/** The record in the panel. */
export const $record = createStore<AuditRecord | null>(null);

sample({
  clock: [AuditGate.open, areaChosen, periodChosen, debounce(targetChanged, typingPause)],
  filter: AuditGate.status,
  fn: () => undefined,
  target: readNowFx,
});
sample({
  clock: readNowFx.doneData,
  source: { area: $area, target: $target, period: $period },
  filter: AuditGate.status,
  fn: ({ area, target, period }, now): AuditQuery => ({
    ...{
      area,
      target: auditWords.targetNamed(target.trim()),
      from: startOfKstDay(now, 1 - period),
      to: startOfKstDay(now, 1),
    },
  }),
  target: auditRecords.opened,
});
sample({ clock: AuditGate.close, fn: () => undefined, target: auditRecords.closed });

sample({
  clock: rowChosen,
  source: $shown,
  fn: (rows, key) => rows.find(({ id }) => String(id) === key) ?? null,
  target: $record,
});
sample({
  clock: $currentRow,
  filter: (key) => key === null,
  fn: () => null,
  target: $record,
});
sample({ clock: csvClicked, source: $shown, fn: toFile, target: downloadCsvFx });
