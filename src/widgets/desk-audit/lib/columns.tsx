import { type AuditRecord, auditWords } from '@/entities/desk-audit';
import { formatKst } from '@/shared/lib/format';
import type { DataColumn } from '@/shared/ui/data-table';
import { messages } from '../ui/messages';
import { changeTexts } from './value-text';

const { columns: heads } = messages;

/** What changed, in one line. */
function lineOf(record: AuditRecord): string {
  return changeTexts(record)
    .map(({ name, before, after }) => `${name} ${before} → ${after}`)
    .join(' · ');
}

/** The columns of the audit record. */
export const columns: readonly DataColumn<AuditRecord>[] = [
  {
    id: 'at',
    header: heads.at,
    value: ({ at }) => at,
    cell: ({ at }) => formatKst(at, 'MM.DD HH:mm:ss'),
    width: 130,
  },
  { id: 'by', header: heads.by, value: ({ by }) => by, width: 120 },
  {
    id: 'action',
    header: heads.action,
    value: ({ action }) => auditWords.action(action),
    cell: ({ action }) => <b>{auditWords.action(action)}</b>,
    width: 160,
  },
  {
    id: 'target',
    header: heads.target,
    value: ({ target }) => auditWords.target(target),
    ...{ width: 190, isSecondary: true },
  },
  { id: 'change', header: heads.change, value: lineOf },
  { id: 'ip', header: heads.ip, value: ({ ip }) => ip, width: 140, isSecondary: true },
];
