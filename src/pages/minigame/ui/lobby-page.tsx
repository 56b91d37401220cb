import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $starredGames, gamesQuery, type Minigame } from '@/entities/round';
import { loadTexts } from '@/shared/copy';
import { IconStar } from '@/shared/icons';
import { linkSearch } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type GameEntry, lobbyGroups } from '@/widgets/round-table';
import { $tab } from '../model';
import { GameCard } from './game-card';
import { GameGroup } from './game-group';
import { messages } from './messages';
import * as styles from './minigame-page.css';

interface ListProps {
  games: readonly Minigame[];
  tab: string;
  /** The visitor's own, in the order in which they were starred. */
  starred: readonly GameEntry[];
}

function List({ games, tab, starred }: ListProps) {
  const stateOf = (id: number) => games.find((game) => game.id === id);
  const isOwn = tab === messages.favouritesTab;
  if (isOwn && starred.length === 0)
    return (
      <EmptyState
        title={messages.noFavourites}
        text={messages.noFavouritesText}
        icon={<IconStar size={28} />}
      />
    );
  const groups = isOwn
    ? [{ key: tab, label: messages.favourites, games: starred }]
    : lobbyGroups.filter(({ key }) => tab === '' || key === tab);
  return (
    <div className={styles.groups}>
      {tab === '' && starred.length > 0 && (
        <section className={styles.cards} aria-label={messages.favourites}>
          {starred.map((entry) => (
            <GameCard key={entry.id} entry={entry} state={stateOf(entry.id)} />
          ))}
        </section>
      )}
      {groups.map((group) => (
        <GameGroup key={group.key} group={group} stateOf={stateOf} />
      ))}
    </div>
  );
}

/** Every minigame by its provider, with its clock and last results. */
export function LobbyPage() {
  const query = useQuery(gamesQuery);
  const { tab, starredIds } = useUnit({
    tab: $tab,
    starredIds: $starredGames,
  });
  const entries = lobbyGroups.flatMap(({ games: all }) => all);
  const starred = starredIds.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const tabs = [
    { key: '', label: messages.all },
    { key: messages.favouritesTab, label: messages.favourites },
    ...lobbyGroups,
  ];
  return (
    <div className={styles.lobby}>
      <VisuallyHidden>
        <Heading level={1}>{messages.title}</Heading>
      </VisuallyHidden>
      <TabNav label={messages.tabs}>
        {tabs.map(({ key, label }) => (
          <TabLink key={key}>
            <Link
              to="/minigame"
              search={linkSearch(key === '' ? {} : { tab: key })}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={key === tab ? 'page' : undefined}
            >
              {label}
            </Link>
          </TabLink>
        ))}
      </TabNav>
      <div className={styles.list}>
        <QueryView
          {...query}
          texts={{ ...loadTexts, failed: messages.failed }}
          skeleton={<Skeleton shape="box" height={600} />}
        >
          {(list) => <List games={list} tab={tab} starred={starred} />}
        </QueryView>
      </div>
    </div>
  );
}
