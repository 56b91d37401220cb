import '../model';
import { useStoreMap, useUnit } from 'effector-react';
import { $minigame } from '@/entities/round';
import { RoundBets, RoundSlip } from '@/features/round-bet';
import { $hasRail } from '@/shared/lib/device';
import { RailLayout } from '@/shared/ui/rail-layout';
import { GameRail, RoundTable } from '@/widgets/round-table';
import * as styles from './minigame-page.css';

/** The table of one game: every game beside it on desktops, and the slip of its one pick. */
export function TablePage() {
  const hasRail = useUnit($hasRail);
  // On its way home there is nothing to bet on.
  const isMaintained = useStoreMap($minigame, ({ maintenanceFlg }) => maintenanceFlg);
  if (isMaintained) return null;
  return (
    <RailLayout rail={hasRail && <GameRail />} aside={<RoundSlip />} asideId="slip">
      <div className={styles.table}>
        <RoundTable />
        {!hasRail && <RoundBets isCard />}
      </div>
    </RailLayout>
  );
}
