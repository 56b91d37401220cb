import { useGate, useUnit } from 'effector-react';
import {
  type AuditArea,
  auditAreas,
  type AuditRecord,
  auditRecords,
  auditWords,
} from '@/entities/desk-audit';
import { ListFrame, ListTable } from '@/features/desk-list';
import { usePaged } from '@/shared/ui/paged-list';
import { Select } from '@/shared/ui/select';
import { columns } from '../lib/columns';
import {
  $area,
  $period,
  $record,
  $target,
  areaChosen,
  AuditGate,
  type AuditPeriod,
  csvClicked,
  periodChosen,
  rowsSeen,
  targetChanged,
} from '../model';
import { AuditPanel } from './audit-panel';
import { messages } from './messages';

const keyOf = ({ id }: AuditRecord) => String(id);
const periods = [1, 7, 30, 365] as const satisfies readonly AuditPeriod[];

function Filters() {
  const { area, period, onArea, onPeriod } = useUnit({
    ...{ area: $area, period: $period, onArea: areaChosen, onPeriod: periodChosen },
  });
  const areas = auditAreas.map((value) => ({ value, label: auditWords.areas[value] }));
  return (
    <>
      <Select<AuditArea | 'all'>
        labelHidden
        label={messages.area}
        value={area ?? 'all'}
        options={[{ value: 'all', label: messages.all }, ...areas]}
        onValueChange={(next) => onArea(next === 'all' ? null : next)}
      />
      <Select
        labelHidden
        label={messages.period}
        value={String(period)}
        options={periods.map((days) => ({ value: String(days), label: messages.periods[days] }))}
        onValueChange={(next) => onPeriod(periods.find((days) => String(days) === next) ?? 7)}
      />
    </>
  );
}

/** What staff did, before and after: the newest first, and nothing of it can be changed. */
export function DeskAudit() {
  useGate(AuditGate);
  const list = usePaged(auditRecords);
  const page = useUnit({
    ...{ record: $record, target: $target, onRows: rowsSeen },
    ...{ onTarget: targetChanged, onCsv: csvClicked },
  });
  return (
    <ListFrame
      title={messages.title}
      note={messages.note}
      filters={<Filters />}
      search={{ label: messages.search, value: page.target, onChange: page.onTarget }}
      onCsv={page.onCsv}
      list={list}
      failed={messages.failed}
      panel={page.record && <AuditPanel record={page.record} />}
    >
      {(items) => (
        <ListTable
          label={messages.list}
          items={items}
          columns={columns}
          rowKey={keyOf}
          onRows={page.onRows}
        />
      )}
    </ListFrame>
  );
}
