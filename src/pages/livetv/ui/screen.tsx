import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { useRef } from 'react';
import {
  type Detail,
  fixtureRetried,
  isInPlay,
  StaleBar,
  useFixtureDetail,
  useFixtureState,
} from '@/entities/game';
import { loadTexts } from '@/shared/copy';
import { IconChevronLeft } from '@/shared/icons';
import { BoardGate } from '@/shared/lib/landmarks';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { IconLink } from '@/shared/ui/icon-link';
import { LinkButton } from '@/shared/ui/link-button';
import { useOddsGrid } from '@/shared/ui/odds-grid';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { MainMarkets } from '@/widgets/fixture-markets';
import { LiveHead, liveHeadHeight, StaleView } from '@/widgets/live-match';
import { isOver } from '#rules/fixture-status.ts';
import { marketsSearch, watchSearch } from '../lib/href';
import { $search } from '../model/page';
import { $running } from '../model/schedule';
import { messages } from './messages';
import * as styles from './screen.css';

export interface ScreenProps {
  /** Id of the match; '' for none. */
  fixtureId: string;
  /** Without the schedule beside it, to which a link leads back. */
  isAlone: boolean;
}

/** Types of market under the field. */
const markets = 4;

/** As high as the field with its markets, so that what is below does not move. */
const skeleton = (
  <div className={styles.shown}>
    <Skeleton shape="box" height={liveHeadHeight} />
    <Skeleton shape="box" height={markets * 112} />
  </div>
);

function BackLink() {
  const { sport } = useUnit($search);
  return (
    <IconLink>
      <Link to="/livetv" search={watchSearch(sport, '')}>
        <IconChevronLeft size={20} />
        <VisuallyHidden>{messages.back}</VisuallyHidden>
      </Link>
    </IconLink>
  );
}

/** To the markets of a match in play or to come; one that is over has none. */
function MarketsLink({ id }: { id: string }) {
  const state = useFixtureState(id);
  if (state === null || isOver(state.status)) return null;
  const search = marketsSearch(id);
  return (
    <LinkButton asChild>
      {isInPlay(state) ? (
        <Link to="/inplay" search={search}>
          {messages.markets}
        </Link>
      ) : (
        <Link to="/europe" search={search}>
          {messages.markets}
        </Link>
      )}
    </LinkButton>
  );
}

/** The first markets of the match; one that is over has none. */
function QuickMarkets({ detail }: { detail: Detail }) {
  const { id, home, away } = detail.fixture;
  const state = useFixtureState(id);
  const list = useRef<HTMLDivElement>(null);
  const grid = useOddsGrid(list, { label: messages.quickMarkets(home, away) });
  useGate(BoardGate);
  const isDone = state === null || isOver(state.status);
  return (
    <div ref={list} {...grid} id="board" className={styles.markets}>
      {!isDone && (
        <MainMarkets
          detail={detail}
          count={markets}
          mode={isInPlay(state) ? 'inplay' : 'european'}
        />
      )}
    </div>
  );
}

function Shown({ detail }: { detail: Detail }) {
  return (
    <div className={styles.shown}>
      <StaleView>
        <LiveHead detail={detail} />
      </StaleView>
      <div className={styles.foot}>
        <p className={styles.note}>
          {messages.drawn} {messages.late}
        </p>
        <MarketsLink id={detail.fixture.id} />
      </div>
      <QuickMarkets detail={detail} />
    </div>
  );
}

/** The match that is watched: its scoreboard, its field drawn from the feed's events, what has happened, and its first markets. */
export function Screen({ fixtureId, isAlone }: ScreenProps) {
  const [running, onRetry] = useUnit([$running, fixtureRetried]);
  const { detail, failure } = useFixtureDetail(fixtureId);
  if (fixtureId === '') {
    // A match is watched as soon as the list is here.
    if (running?.length !== 0) return skeleton;
    return (
      <Card>
        <EmptyState title={messages.none} text={messages.choose} />
      </Card>
    );
  }
  const name = detail ? messages.match(detail.fixture.home, detail.fixture.away) : messages.loading;
  return (
    <div className={styles.root}>
      <StaleBar />
      <div className={styles.bar}>
        {isAlone && <BackLink />}
        <Heading level={isAlone ? 1 : 2} className={styles.title}>
          {name}
        </Heading>
      </div>
      <QueryView
        data={detail}
        failure={failure}
        texts={{ ...loadTexts, failed: messages.gameFailed }}
        skeleton={skeleton}
        onRetry={() => onRetry(fixtureId)}
      >
        {(shown) => <Shown detail={shown} />}
      </QueryView>
    </div>
  );
}
