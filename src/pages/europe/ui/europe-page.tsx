import '../model/admission';
import '../model/focus';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { BetSlip } from '@/widgets/bet-slip';
import { FixtureView } from '@/widgets/fixture-markets';
import { $hasRail } from '@/shared/lib/device';
import { RailLayout } from '@/shared/ui/rail-layout';
import { $fixture } from '../model/page';
import { BackLink } from './back-link';
import { LeagueList } from './league-list';
import { LeagueTree } from './league-tree';
import { TreeSheet } from './tree-sheet';

/** The European board: leagues as a tree, the matches of one of them or all markets of a match, and the slip. */
export function EuropePage() {
  const [hasRail, fixture] = useUnit([$hasRail, $fixture]);
  return (
    <RailLayout
      rail={hasRail && <LeagueTree />}
      aside={
        <Suspense>
          <BetSlip isDocked />
        </Suspense>
      }
      asideId="slip"
    >
      {fixture === '' ? <LeagueList /> : <FixtureView lead={<BackLink />} />}
      {!hasRail && <TreeSheet />}
    </RailLayout>
  );
}
