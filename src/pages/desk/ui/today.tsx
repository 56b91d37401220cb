import { useUnit } from 'effector-react';
import { $isAdmin } from '@/entities/member';
import { RecentActions } from '@/widgets/desk-audit';
import { DeskFigures, GameFigures } from '@/widgets/desk-figures';
import { DeskHealth } from '@/widgets/desk-health';
import { WaitingTable } from '@/widgets/desk-queue';
import * as styles from './today.css';

/** The site's figures of the day; beside them what waits for staff, how the site runs, and what was done last. */
export function Today() {
  const isAdmin = useUnit($isAdmin);
  return (
    <div className={styles.root}>
      <div className={styles.figures}>
        <DeskFigures />
        <GameFigures />
      </div>
      <div className={styles.beside}>
        <WaitingTable />
        <DeskHealth />
        {isAdmin && <RecentActions />}
      </div>
    </div>
  );
}
