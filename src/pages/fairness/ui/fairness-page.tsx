import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { gameTitle, roundTitle } from '@/entities/round';
import {
  DayVerify,
  type RoundDetail,
  RoundVerify,
  RoundVerifyGuide,
  type WorldDay,
} from '@/features/round-verify';
import { IconFairness } from '@/shared/icons';
import { $hasRail } from '@/shared/lib/device';
import { linkSearch } from '@/shared/routes';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { RailLayout } from '@/shared/ui/rail-layout';
import { Skeleton } from '@/shared/ui/skeleton';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { $chosen, $search, round, worldDay } from '../model';
import { tabs } from '../search';
import { DayFinder } from './day-finder';
import * as styles from './fairness-page.css';
import { messages } from './messages';
import { RoundFinder } from './round-finder';

function drawnText({ gameId, dayKey, round: number, drawsAt }: RoundDetail): string {
  return messages.drawn(gameTitle(gameId), dayKey, roundTitle(gameId, number), drawsAt);
}

function dayText({ startsAt, endsAt, gamesADay }: WorldDay): string {
  return messages.sportsDay(startsAt, endsAt, gamesADay);
}

function Nothing({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <Card>
      <EmptyState icon={<IconFairness size={28} />} title={title} text={text} />
    </Card>
  );
}

function Round() {
  const query = useQuery(round);
  const { chosen, isMissing } = useUnit({
    chosen: $chosen,
    isMissing: round.$isMissing,
  });
  if (chosen?.roundId === '') return <Nothing title={messages.choose} text={messages.chooseText} />;
  if (isMissing) return <Nothing title={messages.missing} text={messages.missingText} />;
  return (
    <QueryView {...query} texts={messages} skeleton={<Skeleton height={78} shape="box" />}>
      {(detail) => <RoundVerify detail={detail} />}
    </QueryView>
  );
}

function SportsDay() {
  const query = useQuery(worldDay);
  const isMissing = useUnit(worldDay.$isMissing);
  if (isMissing) return <Nothing title={messages.dayMissing} text={messages.dayMissingText} />;
  return (
    <QueryView
      {...query}
      texts={{ ...messages, failed: messages.dayFailed }}
      skeleton={<Skeleton height={78} shape="box" />}
    >
      {(day) => <DayVerify day={day} />}
    </QueryView>
  );
}

function Tabs() {
  const search = useUnit($search);
  // What is chosen stays in the address: the day is that of both.
  const searchOf = (tab: (typeof tabs)[number]) => linkSearch({ ...search, tab });
  return (
    <TabNav label={messages.tabs}>
      {tabs.map((tab) => (
        <TabLink key={tab}>
          <Link
            to="/fairness"
            search={searchOf(tab)}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={tab === search.tab ? 'page' : undefined}
          >
            {messages.tabNames[tab]}
          </Link>
        </TabLink>
      ))}
    </TabNav>
  );
}

/** Any round of the last ninety days, or a day of simulated matches, computed again before the eyes of whoever asks. */
export function FairnessPage() {
  const [search, hasRail, detail, day] = useUnit([$search, $hasRail, round.$data, worldDay.$data]);
  const isSports = search.tab === 'sports';
  const finder = isSports ? <DayFinder /> : <RoundFinder />;
  const about = isSports ? day && dayText(day) : detail && drawnText(detail);
  return (
    <RailLayout
      rail={hasRail && finder}
      aside={
        isSports ? (
          <RoundVerifyGuide about="day" detail={null} />
        ) : (
          <RoundVerifyGuide key={detail?.roundId} detail={detail} />
        )
      }
    >
      <div className={styles.root}>
        <header className={styles.header}>
          <Heading level={1}>{messages.title}</Heading>
          {about && <p className={styles.drawn}>{about}</p>}
        </header>
        <Tabs />
        {!hasRail && finder}
        {isSports ? <SportsDay /> : <Round />}
      </div>
    </RailLayout>
  );
}
