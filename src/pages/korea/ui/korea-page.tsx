import '../model/feed';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { BetSlip } from '@/widgets/bet-slip';
import { StaleBar } from '@/entities/game';
import { $hasRail } from '@/shared/lib/device';
import { InTurn } from '@/shared/lib/in-turn';
import { RailLayout } from '@/shared/ui/rail-layout';
import { BoardBody } from './board-body';
import { BoardHead } from './board-head';
import { BoardRail } from './board-rail';
import * as styles from './korea-page.css';

function Slip() {
  return (
    <InTurn>
      <Suspense>
        <BetSlip isDocked />
      </Suspense>
    </InTurn>
  );
}

/** The domestic boards: rail, board and slip on desktops; tabs, cards and a slip bar on phones. */
export function KoreaPage() {
  const hasRail = useUnit($hasRail);
  return (
    <RailLayout rail={hasRail && <BoardRail />} aside={<Slip />} asideId="slip">
      <InTurn>
        <BoardHead />
      </InTurn>
      <InTurn>
        <div className={styles.content}>
          <StaleBar />
          <BoardBody />
        </div>
      </InTurn>
    </RailLayout>
  );
}
