import { DeskFigures, GameFigures } from '@/widgets/desk-figures';
import * as styles from './today.css';
import { WaitingTable } from './waiting-table';

/** The site's figures of the day, and what waits for staff. */
export function Today() {
  return (
    <div className={styles.root}>
      <DeskFigures />
      <WaitingTable />
      <GameFigures />
    </div>
  );
}
