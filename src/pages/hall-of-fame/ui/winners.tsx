import { Link } from '@tanstack/react-router';
import { linkSearch } from '@/shared/routes';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import type { Winner } from '../api';
import { messages } from './messages';
import * as styles from './winners.css';

const paths = { sports: '/tournament', casino: '/tournament_casino' } as const;

export interface WinnersProps {
  winners: readonly Winner[];
}

/** The tournaments that were paid last, with their first three. */
export function Winners({ winners }: WinnersProps) {
  return (
    <Card as="section" padding="0" clip aria-label={messages.winners}>
      <header className={styles.head}>
        <Heading level={2} size="h4">
          {messages.winners}
        </Heading>
        <Link to="/tournament" search={linkSearch({ phase: 'over' })} className={styles.more}>
          {messages.allWinners}
        </Link>
      </header>
      {winners.length === 0 && <p className={styles.none}>{messages.noWinners}</p>}
      {winners.map((one) => (
        <article key={one.id} className={styles.tournament}>
          <div className={styles.title}>
            <Link to={paths[one.kind]} search={linkSearch({ id: one.id })}>
              {one.title}
            </Link>
            <Badge tone="brand">{messages.paid}</Badge>
          </div>
          <p className={styles.period}>{messages.period(one)}</p>
          <ol>
            {one.ranks.map(({ rank, nickname, points }) => (
              <li key={rank} className={styles.rank}>
                <span className={styles.place}>{messages.rank(rank)}</span>
                <b>{nickname}</b>
                <span className={styles.points}>{messages.points(points)}</span>
              </li>
            ))}
          </ol>
        </article>
      ))}
    </Card>
  );
}
