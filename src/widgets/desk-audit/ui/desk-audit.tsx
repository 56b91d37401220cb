import { useUnit } from 'effector-react';
import { type AuditArea, auditAreas, type AuditRecord, auditWords } from '@/entities/desk-audit';
import { defineDeskList, optionsOf, Panel, PanelNote, PanelText } from '@/features/desk-list';
import { formatDateTime, formatKst } from '@/shared/lib/format';
import { Card } from '@/shared/ui/card';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { changeTexts } from '@/features/audit-text';
import { $period, audit, type AuditPeriod, periodChosen } from '../model';
import { messages } from './messages';

const { columns: heads } = messages;
const periods = [1, 7, 30, 365] as const satisfies readonly AuditPeriod[];

const areas = [
  { value: 'all' as const, label: messages.all },
  ...optionsOf(auditWords.areas, auditAreas),
];

function Filters() {
  const { area, period, onArea, onPeriod } = useUnit({
    area: audit.$state,
    period: $period,
    onArea: audit.stateChosen,
    onPeriod: periodChosen,
  });
  return (
    <>
      <Select<AuditArea | 'all'>
        labelHidden
        label={messages.area}
        value={area ?? 'all'}
        options={areas}
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

/** One record whole: each field before and after. */
function AuditPanel({ record }: { record: AuditRecord }) {
  const { at, by, action, target, ip } = record;
  const changes = changeTexts(record);
  return (
    <Panel label={messages.panel} title={auditWords.action(action)}>
      <PanelNote>{formatDateTime(at)}</PanelNote>
      <DataList
        items={[
          { term: heads.by, value: by },
          { term: heads.target, value: auditWords.target(target) },
          { term: heads.ip, value: ip },
        ]}
      />
      {changes.length === 0 && <PanelNote>{messages.noChanges}</PanelNote>}
      {changes.map(({ field, name, before, after }) => (
        <Card key={field} as="section" look="raised" padding="3" aria-label={name}>
          <Stack gap="1">
            <Heading level={3}>{name}</Heading>
            <PanelNote>{messages.before}</PanelNote>
            <PanelText>{before}</PanelText>
            <PanelNote>{messages.after}</PanelNote>
            <PanelText>{after}</PanelText>
          </Stack>
        </Card>
      ))}
    </Panel>
  );
}

/** What changed, in one line. */
function lineOf(record: AuditRecord): string {
  return changeTexts(record)
    .map(({ name, before, after }) => `${name} ${before} → ${after}`)
    .join(' · ');
}

/** What staff did, before and after: the newest first, and nothing of it can be changed. */
export const DeskAudit = defineDeskList({
  list: audit,
  texts: messages,
  columns: [
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
      width: 190,
      isSecondary: true,
    },
    { id: 'change', header: heads.change, value: lineOf },
    { id: 'ip', header: heads.ip, value: ({ ip }) => ip, width: 140, isSecondary: true },
  ],
  filters: Filters,
  panel: (record) => <AuditPanel record={record} />,
});
