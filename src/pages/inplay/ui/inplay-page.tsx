import '../model/admission';
import '../model/focus';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { OneTapSwitch } from '@/features/slip-preferences';
import { BetSlip } from '@/widgets/bet-slip';
import { FixtureView } from '@/widgets/fixture-markets';
import { LiveHead, liveHeadHeight } from '@/widgets/live-match';
import { $hasRail } from '@/shared/lib/device';
import { Heading } from '@/shared/ui/heading';
import { RailLayout } from '@/shared/ui/rail-layout';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $groups } from '../model/list';
import { $fixture, $news, $watched } from '../model/page';
import { BackLink } from './back-link';
import { GameList } from './game-list';
import * as styles from './inplay-page.css';
import { messages } from './messages';
import { MultiView } from './multi-view';

function Body() {
  const [hasRail, fixture, watched, groups] = useUnit([$hasRail, $fixture, $watched, $groups]);
  if (fixture !== '')
    return (
      <FixtureView lead={<BackLink />} Head={LiveHead} headHeight={liveHeadHeight} mode="inplay" />
    );
  // A match takes its place as soon as the list is here.
  const isChoosing = hasRail && watched.length === 0 && groups?.length !== 0;
  return (
    <>
      <div className={styles.tools}>
        <Heading level={1} className={styles.title}>
          {watched.length > 0 ? messages.together : messages.title}
        </Heading>
      </div>
      <div className={styles.content}>
        {watched.length > 0 && <MultiView />}
        {isChoosing && <Skeleton shape="box" height={liveHeadHeight} />}
        {watched.length === 0 && !isChoosing && <GameList canWatch={false} hasNext />}
      </div>
    </>
  );
}

/** Matches in play: their list, one with its scoreboard and markets or several side by side, and the slip. */
export function InplayPage() {
  const [hasRail, news, fixture] = useUnit([$hasRail, $news, $fixture]);
  return (
    <RailLayout
      rail={hasRail && <GameList canWatch hasNext={false} />}
      aside={
        <Suspense>
          <BetSlip isDocked fixtureId={fixture} />
        </Suspense>
      }
      asideId="slip"
    >
      <div className={styles.tools}>
        <OneTapSwitch />
        <p className={styles.late}>{messages.late}</p>
      </div>
      <Body />
      <VisuallyHidden live="polite">{news}</VisuallyHidden>
    </RailLayout>
  );
}
