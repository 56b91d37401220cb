import { Heading } from '@/shared/ui/heading';
import type { Standing } from '../api';
import { type Comparison, compareStandings } from '../lib/pair';
import { FormMarks } from './form-marks';
import { messages } from './messages';
import * as styles from './standing-pair.css';

const { columns } = messages;

function valueText({ key }: Pick<Comparison, 'key'>, value: number | null): string {
  if (value === null) return messages.none;
  if (key === 'place') return messages.placeOf(value);
  if (key === 'winRate') return messages.rate(value);
  return key === 'points' ? `${value}` : value.toFixed(2);
}

export interface StandingPairProps {
  one: Standing;
  two: Standing;
}

/** Two teams of a table side by side; the better of two figures is bold. */
export function StandingPair({ one, two }: StandingPairProps) {
  return (
    <section className={styles.root} aria-label={messages.compared}>
      <Heading level={3} className={styles.title}>
        {messages.compared}
      </Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{one.name}</th>
            <td />
            <th scope="col">{two.name}</th>
          </tr>
        </thead>
        <tbody>
          {compareStandings(one, two).map((line) => {
            const { key, values, better } = line;
            return (
              <tr key={key} className={styles.line}>
                <td data-better={better === -1 || undefined}>{valueText(line, values[0])}</td>
                <th scope="row">{messages.compare[key]}</th>
                <td data-better={better === 1 || undefined}>{valueText(line, values[1])}</td>
              </tr>
            );
          })}
          <tr className={styles.line}>
            <td>
              <FormMarks form={one.form} />
            </td>
            <th scope="row">{columns.form}</th>
            <td>
              <FormMarks form={two.form} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
