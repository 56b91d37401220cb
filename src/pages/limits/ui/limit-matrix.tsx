import { LIMIT_KINDS, LIMIT_PERIODS, type LimitName, type Protection } from '@/features/protection';
import { IconPlus, IconWaiting } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { cellText, percentOf } from '../lib/limit-text';
import { limitOf } from '../model';
import * as styles from './limit-matrix.css';
import { messages } from './messages';

export interface LimitMatrixProps {
  data: Protection;
  /** A cell was pressed. */
  onOpen: (name: LimitName) => void;
  /** The changes are submitted. */
  onChanges: () => void;
}

/** From here on a limit is said to be near. */
const nearFrom = 75;

interface CellProps {
  name: LimitName;
  data: Protection;
  onOpen: (name: LimitName) => void;
}

function Cell({ name, data, onOpen }: CellProps) {
  const held = limitOf(data, name);
  const percent = held === null ? 0 : percentOf(held);
  return (
    <button type="button" className={styles.cell} onClick={() => onOpen(name)}>
      {/* What is seen is a part of its name, with what the row and the column say to the eye. */}
      <span className={styles.hidden}>{messages.limitOf(name)} </span>
      {held === null ? (
        <span className={styles.add}>
          <IconPlus size={14} /> {messages.set}
        </span>
      ) : (
        <>
          <span className={styles.amount}>
            {cellText(name.kind, held.limit, data.currency)}
            {held.next && (
              <>
                <span className={styles.hidden}> {messages.isWaiting}</span>
                <IconWaiting size={14} className={styles.waiting} />
              </>
            )}
          </span>{' '}
          <span className={styles.bar} data-near={percent >= nearFrom}>
            <span className={styles.fill} style={{ inlineSize: `${percent}%` }} />
          </span>
          <span className={styles.used} data-near={percent >= nearFrom}>
            {messages.used(percent)}
          </span>
        </>
      )}
    </button>
  );
}

/** The four kinds of limits over the three periods; every cell opens its editor. */
export function LimitMatrix({ data, onOpen, onChanges }: LimitMatrixProps) {
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              <span className={styles.hidden}>{messages.kind}</span>
            </th>
            {LIMIT_PERIODS.map((period) => (
              <th key={period} scope="col" className={styles.head}>
                {messages.periods[period]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LIMIT_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row" className={styles.kind}>
                {messages.kinds[kind]}
              </th>
              {LIMIT_PERIODS.map((period) => (
                <td key={period} className={styles.place}>
                  <Cell name={{ kind, period }} data={data} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <p>{messages.note}</p>
        <Button size="sm" variant="quiet" onClick={onChanges}>
          {messages.changes}
        </Button>
      </div>
    </div>
  );
}
