import { useUnit } from 'effector-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import {
  type Detail,
  fixtureRetried,
  MatchTime,
  StaleBar,
  useFixtureDetail,
  useFixtureState,
} from '@/entities/game';
import { FavouriteStar } from '@/features/favourites';
import { loadTexts } from '@/shared/copy';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { useOddsGrid } from '@/shared/ui/odds-grid';
import { SearchField } from '@/shared/ui/search-field';
import type { FixtureMode } from '#rules/slip-mode.ts';
import { firstTab, type GroupTab } from '../lib/featured';
import { findSections, sectionsOf } from '../lib/market-sections';
import { fixtureNotice } from '../lib/fixture-notice';
import { usePast } from '../lib/use-past';
import { $areNamesLoaded, $fixtureId } from '../model/markets';
import { FixtureHead } from './fixture-head';
import { FixtureSkeleton } from './fixture-skeleton';
import * as styles from './fixture-view.css';
import { GroupTabs } from './group-tabs';
import { MarketCards } from './market-cards';
import { MarketGroups } from './market-groups';
import { messages } from './messages';

export interface FixtureViewProps {
  /** Before the name of the match: the way back. */
  lead: ReactNode;
  /** Who plays and the score, in place of the usual head. */
  Head?: ComponentType<{ detail: Detail }>;
  /** What holds its place while the match loads. */
  headHeight?: number;
  /** The slip that the prices go to: lines that it does not admit are not shown. */
  mode?: FixtureMode;
}

interface MarketsProps extends Required<Pick<FixtureViewProps, 'mode'>> {
  detail: Detail;
}

function Markets({ detail, mode }: MarketsProps) {
  const [tab, setTab] = useState<GroupTab | null>(null);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const grid = useOddsGrid(list, { label: messages.title });
  // Draws again once more markets can be named.
  useUnit($areNamesLoaded);
  const { fixture } = detail;
  const notice = fixtureNotice(useFixtureState(fixture.id));
  const sections = sectionsOf(fixture, mode);
  const chosen = tab ?? firstTab(sections);
  const isSearching = query.trim() !== '';
  const found = findSections(sections, query);
  if (sections.length === 0)
    return (
      <EmptyState title={notice ?? messages.none} text={notice ? messages.overText : undefined} />
    );
  return (
    <>
      {notice !== null && (
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      )}
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            data-board-search=""
            label={messages.search}
            placeholder={messages.searchHint}
            value={query}
            onValueChange={setQuery}
          />
        </div>
        <div className={styles.tabs}>
          <GroupTabs
            sections={sections}
            sport={fixture.sport}
            chosen={isSearching ? null : chosen}
            onChoose={(group) => {
              setQuery('');
              setTab(group);
            }}
          />
        </div>
      </div>
      <div ref={list} {...grid} id="board" className={styles.markets}>
        {isSearching ? (
          <MarketCards fixture={fixture} sections={found} mode={mode} title={messages.found} />
        ) : (
          <MarketGroups
            fixture={fixture}
            sections={sections}
            mode={mode}
            chosen={chosen === 'all' ? null : chosen}
          />
        )}
      </div>
      {isSearching && found.length === 0 && (
        <EmptyState
          title={messages.notFound(query.trim())}
          text={messages.notFoundText}
          action={<Button onClick={() => setQuery('')}>{messages.clear}</Button>}
        />
      )}
    </>
  );
}

interface HeadPlaceProps {
  children: ReactNode;
  /** The head has been scrolled away, or is visible again. */
  onPast: (isPast: boolean) => void;
}

function HeadPlace({ children, onPast }: HeadPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  usePast(place, onPast);
  return <div ref={place}>{children}</div>;
}

/** A fixture as a page: who plays, and every market by group, with pins and a search. */
export function FixtureView({
  lead,
  Head = FixtureHead,
  headHeight,
  mode = 'european',
}: FixtureViewProps) {
  const [isHeadPast, setHeadPast] = useState(false);
  const [fixtureId, onRetry] = useUnit([$fixtureId, fixtureRetried]);
  const { detail, failure } = useFixtureDetail(fixtureId);
  const title = detail ? messages.match(detail.fixture.home, detail.fixture.away) : messages.title;
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        {lead}
        <h1 className={styles.title}>{title}</h1>
        {/* What has been scrolled away is said in the bar that stays; the head says it to assistive technology. */}
        {detail && isHeadPast && (
          <span aria-hidden="true" className={styles.moment}>
            <MatchTime fixture={detail.fixture} inline />
          </span>
        )}
        {detail && <FavouriteStar kind="fixture" id={detail.fixture.id} name={title} />}
      </div>
      <StaleBar />
      <div className={styles.body}>
        <QueryView
          data={detail}
          failure={failure}
          texts={{ ...loadTexts, failed: messages.failed }}
          skeleton={<FixtureSkeleton headHeight={headHeight} />}
          onRetry={() => onRetry(fixtureId ?? '')}
        >
          {(shown) => (
            <div className={styles.parts}>
              <HeadPlace onPast={setHeadPast}>
                <Head detail={shown} />
              </HeadPlace>
              <Markets key={shown.fixture.id} detail={shown} mode={mode} />
            </div>
          )}
        </QueryView>
      </div>
    </div>
  );
}
