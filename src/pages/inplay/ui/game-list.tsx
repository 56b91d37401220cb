import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { kickOffText, SportIcon } from '@/entities/game';
import { countGames, type SportGroup } from '@/widgets/live-match';
import { loadTexts } from '@/shared/copy';
import { sportName } from '@/entities/market-dictionary';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { $failure, $groups, $nextStartsAt, retryClicked } from '../model/list';
import { GameItem } from './game-item';
import * as styles from './game-list.css';
import { GameListSkeleton } from './game-list-skeleton';
import { messages } from './messages';

export interface GameListProps {
  /** Matches can be put side by side. */
  canWatch: boolean;
  /** Says when the next match begins where there is none. */
  hasNext: boolean;
}

function Empty({ hasNext }: Pick<GameListProps, 'hasNext'>) {
  const next = useUnit($nextStartsAt);
  if (!hasNext) return <EmptyState title={messages.none} />;
  const { day, time } = kickOffText(next ?? 0);
  return (
    <EmptyState
      title={messages.none}
      text={next === null ? messages.later : messages.next(day, time)}
      action={
        <LinkButton asChild>
          <Link to="/korea/cross">{messages.boards}</Link>
        </LinkButton>
      }
    />
  );
}

function Sport({ group, canWatch }: { group: SportGroup; canWatch: boolean }) {
  const { sport, games } = group;
  const id = `inplay-${sport}`;
  return (
    <section aria-labelledby={id}>
      <p className={styles.sport}>
        <SportIcon sport={sport} />
        <span id={id}>{sportName(sport)}</span>
        <span className={styles.count}>{messages.count(games.length)}</span>
      </p>
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.fixture.id}>
            <GameItem game={game} canWatch={canWatch} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The matches in play by sport, or what stands in their place. */
export function GameList({ canWatch, hasNext }: GameListProps) {
  const [groups, failure, onRetry] = useUnit([$groups, $failure, retryClicked]);
  return (
    <nav
      className={styles.root({ place: canWatch ? 'rail' : 'page' })}
      aria-label={canWatch ? messages.choose : messages.list}
    >
      <p className={styles.title}>{messages.playing(countGames(groups ?? []))}</p>
      <QueryView
        data={groups}
        failure={failure}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<GameListSkeleton />}
        empty={<Empty hasNext={hasNext} />}
        isEmpty={(all) => all.length === 0}
        onRetry={onRetry}
      >
        {(all) => all.map((group) => <Sport key={group.sport} group={group} canWatch={canWatch} />)}
      </QueryView>
    </nav>
  );
}
