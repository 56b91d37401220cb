import '../model/feed';
import { Suspense } from 'react';
import { BetSlip } from '@/widgets/bet-slip';
import { StaleBar } from '@/entities/game';
import { InTurn } from '@/shared/lib/in-turn';
import { BoardBody } from './board-body';
import { BoardHead } from './board-head';
import { BoardRail } from './board-rail';
import * as styles from './korea-page.css';

/** The domestic boards: rail, board and slip on desktops; tabs, cards and a slip bar on phones. */
export function KoreaPage() {
  return (
    <div className={styles.root}>
      <div className={styles.rail}>
        <BoardRail />
      </div>
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
