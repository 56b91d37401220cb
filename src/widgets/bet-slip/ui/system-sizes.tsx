import { useUnit } from 'effector-react';
import { $bill, $currency, $slip, $stake, $systemRows, sizeToggled } from '@/entities/slip';
import { systemName } from '#rules/system-names.ts';
import { formatFolders, formatSystem } from '@/shared/lib/format';
import { Checkbox } from '@/shared/ui/checkbox';
import { slipMoney } from '../lib/slip-money';
import { messages } from './messages';
import * as styles from './system-sizes.css';

/** On a phone the sizes would come below what is seen of the slip. */
function reveal(sizes: HTMLElement | null): void {
  sizes?.scrollIntoView({ block: 'nearest' });
}

/** The sizes of a system: how many bets each makes of the picks, and what they cost. Nothing for another kind. */
export function SystemSizes() {
  const { rows, slip, bill, stake, currency, onToggle } = useUnit({
    rows: $systemRows,
    slip: $slip,
    bill: $bill,
    stake: $stake,
    currency: $currency,
    onToggle: sizeToggled,
  });
  if (rows.length === 0) return null;
  const sizes = slip.sizes ?? [];
  const name = systemName(rows.length, sizes);
  return (
    <fieldset ref={reveal} className={styles.root}>
      <legend className={styles.head}>
        <span>{formatSystem(sizes, rows.length)}</span>
        {name !== null && <span className={styles.name}>{messages.systemNames[name] ?? name}</span>}
        <b className={styles.count}>{messages.lines(bill.lines)}</b>
      </legend>
      <ul className={styles.rows}>
        {rows.map(({ size, count, isChosen, isFixed }) => (
          <li key={size} className={styles.row} data-chosen={isChosen}>
            <Checkbox checked={isChosen} disabled={isFixed} onCheckedChange={() => onToggle(size)}>
              {messages.sizeOf(formatFolders(size), count)}
            </Checkbox>
            <span className={styles.cost}>{slipMoney((stake ?? 0) * count, currency)}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
