import { Link } from '@tanstack/react-router';
import { useGate, useStoreMap, useUnit } from 'effector-react';
import { useRef } from 'react';
import { type Fixture, Flag, LeagueHeader, MatchCard, MatchRow, StaleBar } from '@/entities/game';
import { FavouriteStar, FixtureStar } from '@/features/favourites';
import { PickCell } from '@/features/pick-odds';
import { loadTexts } from '@/shared/copy';
import { $minute } from '@/shared/lib/clock';
import { $layout } from '@/shared/lib/device';
import { BoardGate } from '@/shared/lib/landmarks';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { useOddsGrid } from '@/shared/ui/odds-grid';
import { QueryView } from '@/shared/ui/query-view';
import { TreeButton } from '@/widgets/league-tree';
import type { FixtureGroup } from '../lib/groups';
import { untilText } from '../lib/until-text';
import { $failure, $groups, $status, windowChosen } from '../model/list';
import { $column } from '../model/look';
import { $league, $leagues, fixtureChosen, retryClicked } from '../model/page';
import { $europe } from '../model/state';
import * as styles from './league-list.css';
import { LeagueSkeleton } from './league-skeleton';
import { ListFilters } from './list-filters';
import { messages } from './messages';

function Empty() {
  const [leagues, status, onWindow] = useUnit([$leagues, $status, windowChosen]);
  if (leagues.length === 0) return <EmptyState title={messages.none} />;
  if (status === 'ready')
    return (
      <EmptyState
        title={messages.noneInWindow}
        action={<Button onClick={() => onWindow('all')}>{messages.showAll}</Button>}
      />
    );
  return (
    <EmptyState
      title={messages.empty}
      text={messages.emptyText}
      action={
        <LinkButton asChild>
          <Link to="/europe">{messages.first}</Link>
        </LinkButton>
      }
    />
  );
}

/** What is shown under the time of a match. */
function underOf({ kind }: FixtureGroup, { startsAt }: Fixture, now: number): string | null {
  if (kind === 'live') return messages.since(startsAt);
  return now === 0 ? null : untilText(startsAt, now);
}

function Group({ group, country }: { group: FixtureGroup; country: string }) {
  const [layout, column, minute, onMore] = useUnit([$layout, $column, $minute, fixtureChosen]);
  const { kind, day, ahead, fixtures, captions, note } = group;
  const look = layout === 'mobile' ? 'card' : 'row';
  return (
    <section className={styles.group({ look })}>
      <LeagueHeader
        name={day === null ? messages.live : messages.day(ahead, day)}
        country={country}
        count={fixtures.length}
        note={note}
        captions={look === 'row' ? captions : []}
        level={2}
      />
      {fixtures.map((fixture) => {
        const under = underOf(group, fixture, minute);
        const row = { fixture, kind, under, Cell: PickCell, Star: FixtureStar, onMore };
        return (
          <div key={fixture.id} className={styles.row}>
            {look === 'row' ? <MatchRow {...row} /> : <MatchCard {...row} column={column} />}
          </div>
        );
      })}
    </section>
  );
}

function Groups({ groups, country }: { groups: readonly FixtureGroup[]; country: string }) {
  const root = useRef<HTMLDivElement>(null);
  const grid = useOddsGrid(root, { label: messages.list });
  useGate(BoardGate);
  return (
    <div ref={root} {...grid} id="board" className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.day ?? 'live'} group={group} country={country} />
      ))}
    </div>
  );
}

/** The matches of the chosen league, or what is shown in their place. */
export function LeagueList() {
  const [chosen, status, groups, failure, onRetry] = useUnit([
    $league,
    $status,
    $groups,
    $failure,
    retryClicked,
  ]);
  const count = useStoreMap($europe, ({ games }) => games.length);
  const league = chosen?.league ?? null;
  return (
    <>
      <div className={styles.head}>
        {league && <Flag country={league.country} />}
        <Heading level={1} className={styles.title}>
          {league?.name ?? messages.tree}
        </Heading>
        {league && <span className={styles.count}>{messages.fixtures(count)}</span>}
        {league && <FavouriteStar kind="league" id={league.id} name={league.name} />}
        {league && (
          <LinkButton asChild size="sm" variant="secondary">
            <Link to="/sports_info/league/$id" params={{ id: league.id }}>
              {messages.leaguePage}
            </Link>
          </LinkButton>
        )}
        <TreeButton />
      </div>
      <div className={styles.content}>
        <StaleBar />
        {status === 'ready' && <ListFilters />}
        <QueryView
          data={status === 'ready' || status === 'empty' ? groups : null}
          failure={status === 'failed' ? failure : null}
          texts={{ ...loadTexts, failed: messages.failed }}
          skeleton={<LeagueSkeleton />}
          empty={<Empty />}
          isEmpty={(all) => all.length === 0}
          onRetry={onRetry}
        >
          {(all) => <Groups groups={all} country={league?.country ?? ''} />}
        </QueryView>
      </div>
    </>
  );
}
