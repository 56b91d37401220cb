import { Link } from '@tanstack/react-router';
import { PreparingMark } from '@/entities/site-menu';
import { IconCasino, IconMinigame, IconSlot, IconTournament } from '@/shared/icons';
import { usePageTitle, usePreparing } from '@/shared/routes';
import * as styles from './game-tiles.css';
import * as page from './home-page.css';
import { messages } from './messages';
import { SectionHead } from './section-head';

const tiles = [
  { to: '/minigame', look: 'green', Icon: IconMinigame },
  { to: '/casino', look: 'gold', Icon: IconCasino },
  { to: '/slot', look: 'red', Icon: IconSlot },
  { to: '/tournament', look: 'blue', Icon: IconTournament },
] as const;

/** The games beside sports, each marked while it is not built. */
export function GameTiles() {
  const titleOf = usePageTitle();
  const isPreparing = usePreparing();
  return (
    <section className={page.section} aria-labelledby="home-games">
      <SectionHead id="home-games" title={messages.games} />
      {tiles.every(({ to }) => isPreparing(to)) && (
        <p className={styles.note}>{messages.gamesNote}</p>
      )}
      <nav className={page.tileGrid} aria-labelledby="home-games">
        {tiles.map(({ to, look, Icon }) => (
          <Link key={to} to={to} className={styles.tile({ look })}>
            <span className={styles.mark}>
              <PreparingMark to={to} />
            </span>
            <Icon size={20} strokeWidth={1.6} className={styles.icon} />
            <span className={styles.name}>{titleOf(to)}</span>
            <span className={styles.text}>{messages.gameTiles[to]}</span>
          </Link>
        ))}
      </nav>
    </section>
  );
}
