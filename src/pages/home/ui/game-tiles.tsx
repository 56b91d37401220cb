import { Link } from '@tanstack/react-router';
import { IconCasino, IconMinigame, IconSlot, IconTournament } from '@/shared/icons';
import { usePageTitle } from '@/shared/routes';
import { Section } from '@/shared/ui/section';
import * as styles from './game-tiles.css';
import * as page from './home-page.css';
import { messages } from './messages';

const tiles = [
  { to: '/minigame', look: 'green', Icon: IconMinigame },
  { to: '/casino', look: 'gold', Icon: IconCasino },
  { to: '/slot', look: 'red', Icon: IconSlot },
  { to: '/tournament', look: 'blue', Icon: IconTournament },
] as const;

/** The games beside sports. */
export function GameTiles() {
  const titleOf = usePageTitle();
  return (
    <Section id="home-games" title={messages.games}>
      <nav className={page.tileGrid} aria-labelledby="home-games">
        {tiles.map(({ to, look, Icon }) => (
          <Link key={to} to={to} className={styles.tile({ look })}>
            <Icon size={20} strokeWidth={1.6} className={styles.icon} />
            <span className={styles.name}>{titleOf(to)}</span>
            <span className={styles.text}>{messages.gameTiles[to]}</span>
          </Link>
        ))}
      </nav>
    </Section>
  );
}
