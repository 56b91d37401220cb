import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { kickOffText, SportIcon } from '@/entities/game';
import { countGames, type SportGroup } from '@/widgets/live-match';
import { loadTexts } from '@/shared/copy';
import { sportName } from '@/entities/market-dictionary';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Select } from '@/shared/ui/select';
import { GAME_ORDERS } from '../lib/game-order';
import {
  $failure,
  $groups,
  $listed,
  $nextStartsAt,
  $order,
  orderChosen,
  retryClicked,
} from '../model/list';
import { GameItem } from './game-item';
import * as styles from './game-list.css';
import { GameListSkeleton } from './game-list-skeleton';
import { messages } from './messages';
import { SportChips } from './sport-chips';

export interface GameListProps {
  /** Matches can be put side by side. */
  canWatch: boolean;
  /** When the next match begins where there is none. */
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
      <ul>
        {games.map((game) => (
          <li key={game.fixture.id}>
            <GameItem game={game} canWatch={canWatch} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const orders = GAME_ORDERS.map((value) => ({ value, label: messages.orders[value] }));

function OrderSelect() {
  const [order, onChoose] = useUnit([$order, orderChosen]);
  return (
    <Select
      label={messages.order}
      labelHidden
      options={orders}
      value={order}
      onValueChange={onChoose}
    />
  );
}

/** The matches in play by sport, or what is shown in their place. As a page of its own they can be narrowed and ordered. */
export function GameList({ canWatch, hasNext }: GameListProps) {
  const [groups, listed, failure, onRetry] = useUnit([$groups, $listed, $failure, retryClicked]);
  const isPage = !canWatch;
  const hasGames = (groups?.length ?? 0) > 0;
  return (
    <nav
      className={styles.root({ place: canWatch ? 'rail' : 'page' })}
      aria-label={canWatch ? messages.choose : messages.list}
    >
      {isPage && groups?.length !== 0 && <SportChips groups={groups ?? []} />}
      <div className={styles.head}>
        <p className={styles.title}>{messages.playing(countGames(groups ?? []))}</p>
        {isPage && hasGames && <OrderSelect />}
      </div>
      <QueryView
        data={isPage ? listed : groups}
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
