import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { type ReactNode, useState } from 'react';
import {
  type CasinoGame,
  countGames,
  DemoCard,
  GameGrid,
  OpenRounds,
  ProviderStrip,
  RecentList,
} from '@/entities/casino-game';
import { $member } from '@/entities/member';
import { GameStar } from '@/features/favourites';
import { IconChevronRight, IconSearch, IconStar, IconWaiting } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { kindOfLobby, lobbyOf, paths, searchOf } from '../lib/address';
import { demoGames, isFiltered, type Section, sectionsOf } from '../lib/lobby-view';
import {
  $catalogue,
  $found,
  $gamesById,
  $lobby,
  $openRounds,
  $providerNames,
  $recent,
  $scope,
  $scoped,
  $search,
  $typed,
  filterChanged,
  gameEntered,
} from '../model/page';
import type { CasinoSearch } from '../search';
import * as styles from './lobby.css';
import { messages } from './messages';

/** How many more games a press on "more" shows. */
const gridStep = 60;
const recentShown = 3;

interface MoreProps {
  section?: Section;
  children: ReactNode;
}

function More({ section, children }: MoreProps) {
  const lobby = useUnit($lobby);
  return (
    <Link
      to={paths[section ? lobbyOf(section.kind, lobby) : lobby]}
      search={searchOf(section ? (section.more ?? {}) : { list: 'recent' })}
      activeOptions={{ exact: true }}
      className={styles.more}
    >
      {children}
      <IconChevronRight size={14} />
    </Link>
  );
}

interface GridProps {
  label: string;
  games: readonly CasinoGame[];
}

function Grid({ label, games }: GridProps) {
  const [providers, member, onEnter] = useUnit([$providerNames, $member, gameEntered]);
  return (
    <GameGrid
      label={label}
      games={games}
      providers={providers}
      currency={member?.currency ?? 'KRW'}
      Star={GameStar}
      onEnter={onEnter}
    />
  );
}

function Rows() {
  const [catalogue, scope] = useUnit([$catalogue, $scope]);
  return sectionsOf(catalogue?.games ?? [], scope).map((section) => {
    const { key, count, more, games } = section;
    const name = messages.section(section);
    return (
      <section key={key} className={styles.section} aria-label={name}>
        <div className={styles.head}>
          <Heading level={2}>{name}</Heading>
          <span className={styles.hint}>{messages.count(count)}</span>
          {more && <More section={section}>{messages.all}</More>}
        </div>
        <Grid label={name} games={games} />
      </section>
    );
  });
}

function Recent() {
  const [recent, providers, onEnter] = useUnit([$recent, $providerNames, gameEntered]);
  return (
    <section className={styles.section} aria-label={messages.recent}>
      <div className={styles.head}>
        <Heading level={2}>{messages.recent}</Heading>
        {recent.length > 0 && <More>{messages.allRecent(recent.length)}</More>}
      </div>
      {recent.length === 0 ? (
        <p className={styles.quiet}>{messages.noRecent}</p>
      ) : (
        <RecentList
          label={messages.recent}
          games={recent.slice(0, recentShown)}
          providers={providers}
          onEnter={onEnter}
        />
      )}
    </section>
  );
}

function Top() {
  const [catalogue, onEnter] = useUnit([$catalogue, gameEntered]);
  const games = catalogue ? demoGames(catalogue) : [];
  const [first] = catalogue?.providers.filter(({ isDemo }) => isDemo) ?? [];
  return (
    <div className={styles.top}>
      {first && games.length > 0 && (
        <section className={styles.section} aria-label={first.name}>
          <div className={styles.head}>
            <Heading level={2}>{first.name}</Heading>
            <span className={styles.hint}>{messages.demo}</span>
          </div>
          <div className={styles.demo}>
            {games.map((game) => (
              <DemoCard key={game.id} game={game} Star={GameStar} onEnter={onEnter} />
            ))}
          </div>
        </section>
      )}
      <Recent />
    </div>
  );
}

interface Words {
  title: string;
  text: string;
  icon: ReactNode;
}

function wordsOf({ list, provider, category, q }: CasinoSearch): Words {
  const isWholeList = provider === undefined && category === undefined && q === '';
  if (isWholeList && list === 'favourites')
    return {
      title: messages.noFavourites,
      text: messages.noFavouritesText,
      icon: <IconStar size={28} />,
    };
  if (isWholeList && list === 'recent')
    return {
      title: messages.noRecent,
      text: messages.noRecentText,
      icon: <IconWaiting size={28} />,
    };
  return { title: messages.empty, text: messages.emptyText, icon: <IconSearch size={28} /> };
}

function NothingFound() {
  const [search, typed, lobby] = useUnit([$search, $typed, $lobby]);
  return (
    <EmptyState
      {...wordsOf({ ...search, q: typed })}
      action={
        <LinkButton asChild variant="secondary">
          <Link to={paths[lobby]} search={searchOf({})}>
            {messages.reset}
          </Link>
        </LinkButton>
      }
    />
  );
}

function Found() {
  const [found, { list, category }] = useUnit([$found, $search]);
  const [shown, setShown] = useState(gridStep);
  if (found.length === 0) return <NothingFound />;
  const name = messages.foundIn(list, category);
  return (
    <section className={styles.section} aria-label={name}>
      <div className={styles.head}>
        <Heading level={2}>{name}</Heading>
        <span className={styles.hint} role="status">
          {messages.games(found.length)}
        </span>
      </div>
      <Grid label={name} games={found.slice(0, shown)} />
      {found.length > shown && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setShown(shown + gridStep)}>
            {messages.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function Providers() {
  const [{ providers, games }, { provider }, onChange] = useUnit([$scoped, $search, filterChanged]);
  return (
    <ProviderStrip
      label={messages.providers}
      providers={providers}
      counts={countGames(games).providers}
      selected={provider ?? null}
      onSelect={(one) => onChange({ provider: one?.id })}
    />
  );
}

/** Games whose round is still open, then providers, and the rows of the lobby or what was looked for. */
export function LobbyBody() {
  const { rounds, games, search, typed, lobby, onEnter } = useUnit({
    rounds: $openRounds,
    games: $gamesById,
    search: $search,
    typed: $typed,
    lobby: $lobby,
    onEnter: gameEntered,
  });
  const { q: _q, game: _game, round: _round, ...filters } = search;
  return (
    <>
      {rounds.length > 0 && (
        <OpenRounds
          rounds={rounds}
          games={games}
          onResume={({ gameId }) =>
            onEnter({ id: gameId, kind: games.get(gameId)?.kind ?? kindOfLobby(lobby) })
          }
        />
      )}
      <Providers />
      {isFiltered({ ...search, q: typed }) ? (
        <Found key={JSON.stringify(filters)} />
      ) : (
        <>
          <Top />
          <Rows />
        </>
      )}
    </>
  );
}
