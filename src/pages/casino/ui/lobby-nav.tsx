import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { mineQuery } from '@/entities/casino-game';
import { IconSlip, IconStar, IconWaiting } from '@/shared/icons';
import { linkSearch } from '@/shared/routes';
import { ChipLink } from '@/shared/ui/chip';
import { paths, searchOf } from '../lib/address';
import { isCurrentLink, type LobbyLink, lobbyLinks, type LobbyLinks } from '../lib/lobby-links';
import { railCounts } from '../lib/lobby-view';
import { $favouriteCount, $known, $lobby, $search } from '../model/page';
import * as styles from './lobby.css';
import { messages } from './messages';

const icons = { favourites: IconStar, recent: IconWaiting } as const;

const historySearch = linkSearch({ type: 5 });

function labelOf({ name: { kind, list, category } }: LobbyLink): string {
  if (kind !== undefined) return messages.kinds[kind];
  return list === undefined ? messages.categories[category] : messages.lists[list];
}

function useLinks(): LobbyLinks {
  const { known, lobby, mine, favourites } = useUnit({
    known: $known,
    lobby: $lobby,
    mine: mineQuery.$data,
    favourites: $favouriteCount,
  });
  return lobbyLinks(lobby, {
    rail: railCounts(known.games),
    favourites,
    recent: mine?.recent.length ?? 0,
  });
}

function useCurrent() {
  const [lobby, search] = useUnit([$lobby, $search]);
  return (link: LobbyLink) => (isCurrentLink(link, lobby, search) ? 'page' : undefined);
}

function RailLink({ link }: { link: LobbyLink }) {
  const currentOf = useCurrent();
  const { list } = link.name;
  const Icon = list === 'favourites' || list === 'recent' ? icons[list] : null;
  return (
    <Link
      to={paths[link.lobby]}
      search={searchOf(link.search)}
      activeOptions={{ exact: true }}
      className={styles.railItem}
      aria-current={currentOf(link)}
    >
      {Icon && <Icon size={16} />}
      <span className={styles.railName}>{labelOf(link)}</span>
      <span className={styles.railCount}>{messages.count(link.count)}</span>
    </Link>
  );
}

const railLinks = (links: readonly LobbyLink[]) =>
  links.map((link) => <RailLink key={link.key} link={link} />);

/** The lobbies, the member's own games and the categories, beside the page. */
export function LobbyRail() {
  const { lobbies, mine, kinds } = useLinks();
  return (
    <nav aria-label={messages.menu} className={styles.rail}>
      <h2 className={styles.railTitle}>{messages.lobby}</h2>
      {railLinks(lobbies)}
      <h2 className={styles.railTitle}>{messages.mine}</h2>
      {railLinks(mine)}
      <Link to="/bet_result" search={historySearch} className={styles.railItem}>
        <IconSlip size={16} />
        <span className={styles.railName}>{messages.history}</span>
      </Link>
      {kinds.map(({ kind, links }) => (
        <section key={kind} aria-label={messages.kinds[kind]}>
          <h2 className={styles.railTitle}>{messages.kinds[kind]}</h2>
          {railLinks(links)}
        </section>
      ))}
    </nav>
  );
}

function Chips({ label, links }: { label: string; links: readonly LobbyLink[] }) {
  const currentOf = useCurrent();
  return (
    <nav className={styles.chips} aria-label={label}>
      {links.map((link) => (
        <ChipLink key={link.key}>
          <Link
            to={paths[link.lobby]}
            search={searchOf(link.search)}
            activeOptions={{ exact: true }}
            aria-current={currentOf(link)}
          >
            {labelOf(link)}
          </Link>
        </ChipLink>
      ))}
    </nav>
  );
}

/** The same in chips, where there is no room for a rail. */
export function LobbyChips() {
  const { lobbies, mine, kinds } = useLinks();
  const lobby = useUnit($lobby);
  const own = kinds.flatMap(({ links }) => links).filter((link) => link.lobby === lobby);
  return (
    <div>
      <Chips label={messages.menu} links={[...lobbies, ...mine]} />
      <Chips label={messages.categoryMenu} links={own} />
    </div>
  );
}
