import '../model/feed';
import '../model/page';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { BetSlip } from '@/widgets/bet-slip';
import { FixturePanel } from '@/widgets/fixture-markets';
import { BoardHead, BoardRail, MarketBoard } from '@/widgets/market-board';
import { StaleBar } from '@/entities/game';
import { $hasRail } from '@/shared/lib/device';
import { InTurn } from '@/shared/lib/in-turn';
import { RailLayout } from '@/shared/ui/rail-layout';
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
          <MarketBoard Markets={FixturePanel} />
        </div>
      </InTurn>
    </RailLayout>
  );
}
