import '../model/focus';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { OneTapSwitch } from '@/features/slip-preferences';
import { $hasRail } from '@/shared/lib/device';
import { Heading } from '@/shared/ui/heading';
import { RailLayout } from '@/shared/ui/rail-layout';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { BetSlip } from '@/widgets/bet-slip';
import { $fixture, $news } from '../model/page';
import * as styles from './livetv-page.css';
import { messages } from './messages';
import { NextGames } from './next-games';
import { Schedule } from './schedule';
import { Screen } from './screen';
import { SmallViews } from './small-views';
import { SportFilter } from './sport-filter';

function List() {
  return (
    <>
      <SportFilter />
      <Schedule />
    </>
  );
}

function Body() {
  const [hasRail, fixture] = useUnit([$hasRail, $fixture]);
  if (!hasRail && fixture !== '') return <Screen fixtureId={fixture} isAlone />;
  return (
    <>
      <div className={styles.head}>
        <Heading level={1}>{messages.title}</Heading>
        <OneTapSwitch />
      </div>
      {hasRail ? (
        <>
          <Screen fixtureId={fixture} isAlone={false} />
          <SmallViews />
          <NextGames />
        </>
      ) : (
        <List />
      )}
    </>
  );
}

/** The schedule of running and coming matches, with the drawn view of the one that is watched, its first markets and the slip. */
export function LivetvPage() {
  const [hasRail, news] = useUnit([$hasRail, $news]);
  return (
    <RailLayout
      rail={
        hasRail && (
          <div className={styles.rail}>
            <List />
          </div>
        )
      }
      aside={
        <Suspense>
          <BetSlip isDocked />
        </Suspense>
      }
      asideId="slip"
    >
      <div className={styles.root}>
        <Body />
      </div>
      <VisuallyHidden live="polite">{news}</VisuallyHidden>
    </RailLayout>
  );
}
