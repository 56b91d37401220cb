import '../model/feed';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { BetSlip } from '@/widgets/bet-slip';
import { StaleBar } from '@/entities/game';
import { InTurn } from '@/shared/lib/in-turn';
import { $hasRail } from '../model/look';
import { BoardBody } from './board-body';
import { BoardHead } from './board-head';
import { BoardRail } from './board-rail';
import * as styles from './korea-page.css';

/** The domestic boards: rail, board and slip on desktops; tabs, cards and a slip bar on phones. */
export function KoreaPage() {
  const hasRail = useUnit($hasRail);
  return (
    <div className={styles.root}>
      <div className={styles.rail}>{hasRail && <BoardRail />}</div>
      <div className={styles.board}>
        <InTurn>
          <BoardHead />
        </InTurn>
        <InTurn>
          <div className={styles.content}>
            <StaleBar />
            <BoardBody />
          </div>
        </InTurn>
      </div>
      <aside id="slip" className={styles.slip}>
        <InTurn>
          <Suspense>
            <BetSlip isDocked />
          </Suspense>
        </InTurn>
      </aside>
    </div>
  );
}
