import '../model/feed';
import { useRef, useState } from 'react';
import { BetSlip } from '@/widgets/bet-slip';
import { StaleBar } from '@/entities/game';
import { BoardBody } from './board-body';
import { BoardFilters } from './board-filters';
import { BoardHead } from './board-head';
import { BoardRail } from './board-rail';
import { BoardTabs } from './board-tabs';
import * as styles from './korea-page.css';
import { messages } from './messages';

/** The domestic boards: rail, board and slip on desktops; tabs, cards and a slip bar on phones. */
export function KoreaPage() {
  const [isFiltering, setFiltering] = useState(false);
  const slip = useRef<HTMLElement>(null);
  return (
    <div className={styles.root}>
      <div className={styles.rail}>
        <BoardRail />
      </div>
      <div className={styles.board}>
        <div className={styles.tabs}>
          <BoardTabs />
        </div>
        <div className={styles.content}>
          <BoardHead isFiltering={isFiltering} onFilteringChange={setFiltering} />
          <BoardFilters isOpen={isFiltering} />
          <StaleBar />
          <button type="button" className={styles.skip} onClick={() => slip.current?.focus()}>
            {messages.skipToSlip}
          </button>
          <BoardBody />
        </div>
      </div>
      <aside ref={slip} tabIndex={-1} className={styles.slip}>
        <BetSlip />
      </aside>
    </div>
  );
}
