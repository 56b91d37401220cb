import { type AuditRecord, auditWords } from '@/entities/desk-audit';
import type { CsvFile } from '@/shared/lib/download-file';
import { formatDateTime } from '@/shared/lib/format';
import { toCsv } from '#rules/csv.ts';
import { messages } from '../ui/messages';
import { changeTexts } from './value-text';

/** Writes records as a table that a spreadsheet opens and that runs nothing there: a line for each field that changed. */
export function toFile(records: readonly AuditRecord[]): CsvFile {
  const lines = records.flatMap((record) => {
    const { id, at, by, action, target, ip } = record;
    const thing = auditWords.target(target);
    const whole = [id, formatDateTime(at), by, auditWords.action(action), thing, ip];
    const changes = changeTexts(record);
    if (changes.length === 0) return [[...whole, '', '', '']];
    return changes.map(({ name, before, after }) => [...whole, name, before, after]);
  });
  return { name: 'desk-audit.csv', text: toCsv([messages.fileHead, ...lines]) };
}
