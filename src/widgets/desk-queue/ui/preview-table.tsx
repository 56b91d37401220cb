import type { DeskRequestDetail } from '@/entities/desk-request';
import { type Currency, formatAmount, formatCount } from '@/shared/lib/format';
import { Heading } from '@/shared/ui/heading';
import { messages } from './messages';
import * as styles from './request-panel.css';

export interface PreviewTableProps {
  preview: NonNullable<DeskRequestDetail['preview']>;
  currency: Currency;
}

const lines = ['money', 'points', 'turnover'] as const;

/** What an approval would change for the member: before, after, and by how much. */
export function PreviewTable({ preview, currency }: PreviewTableProps) {
  return (
    <section className={styles.section} aria-label={messages.ifGranted}>
      <Heading level={2} size="h4">
        {messages.ifGranted}
      </Heading>
      <table className={styles.preview}>
        <tbody>
          {lines.map((line) => {
            const { before, after } = preview[line];
            const write = (minor: number) =>
              line === 'points' ? formatCount(minor) : formatAmount(minor, currency);
            return (
              <tr key={line}>
                <th scope="row" className={styles.previewName}>
                  {messages[line]}
                </th>
                <td className={styles.before}>{write(before)}</td>
                <td className={styles.arrow}>→</td>
                <td className={styles.after}>{write(after)}</td>
                <td className={styles.before}>+{write(after - before)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
