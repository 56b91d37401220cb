import { type AuditRecord, auditWords } from '@/entities/desk-audit';
import { Panel } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import { changeTexts } from '../lib/value-text';
import * as styles from './audit-panel.css';
import { messages } from './messages';

export interface AuditPanelProps {
  record: AuditRecord;
}

/** One record whole: each field before and after. */
export function AuditPanel({ record }: AuditPanelProps) {
  const { at, by, action, target, ip } = record;
  const changes = changeTexts(record);
  const { columns } = messages;
  return (
    <Panel label={messages.panel}>
      <section className={styles.root}>
        <p className={styles.quiet}>{formatDateTime(at)}</p>
        <Heading level={2}>{auditWords.action(action)}</Heading>
        <DataList
          items={[
            { term: columns.by, value: by },
            { term: columns.target, value: auditWords.target(target) },
            { term: columns.ip, value: ip },
          ]}
        />
        {changes.length === 0 && <p className={styles.quiet}>{messages.noChanges}</p>}
        {changes.map(({ field, name, before, after }) => (
          <section key={field} className={styles.change} aria-label={name}>
            <Heading level={3}>{name}</Heading>
            <p className={styles.quiet}>{messages.before}</p>
            <p className={styles.value}>{before}</p>
            <p className={styles.quiet}>{messages.after}</p>
            <p className={styles.value}>{after}</p>
          </section>
        ))}
      </section>
    </Panel>
  );
}
