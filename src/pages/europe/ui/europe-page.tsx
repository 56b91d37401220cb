import '../model/focus';
import { useStoreMap, useUnit } from 'effector-react';
import { Suspense } from 'react';
import { BetSlip } from '@/widgets/bet-slip';
import { FixtureView } from '@/widgets/fixture-markets';
import { LeagueTree, TreeSheet } from '@/widgets/league-tree';
import { CompactLiveHead } from '@/widgets/live-match';
import { isInPlay, useFixtureState } from '@/entities/game';
import { $hasRail } from '@/shared/lib/device';
import { RailLayout } from '@/shared/ui/rail-layout';
import { $isEntered } from '../model/admission';
import { $europe } from '../model/state';
import { BackLink } from './back-link';
import { EntrySkeleton } from './entry-skeleton';
import { LeagueList } from './league-list';

function Match({ id }: { id: string }) {
  const isLive = isInPlay(useFixtureState(id));
  return <FixtureView lead={<BackLink />} {...(isLive && { Head: CompactLiveHead })} />;
}

/** The European board, once the member has entered: leagues as a tree, the matches of one of them or all markets of a match, and the slip. */
export function EuropePage() {
  const [hasRail, isEntered] = useUnit([$hasRail, $isEntered]);
  const selected = useStoreMap($europe, ({ selectedGame }) => selectedGame);
  if (!isEntered) return <EntrySkeleton />;
  return (
    <RailLayout
      rail={hasRail && <LeagueTree />}
      aside={
        <Suspense>
          <BetSlip isDocked fixtureId={selected ?? ''} />
        </Suspense>
      }
      asideId="slip"
    >
      {selected === null ? <LeagueList /> : <Match id={selected} />}
      {!hasRail && <TreeSheet />}
    </RailLayout>
  );
}
