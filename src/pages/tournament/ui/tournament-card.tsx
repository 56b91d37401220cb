import { useUnit } from 'effector-react';
import { $now } from '@/shared/lib/clock';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import type { Tournament, TournamentDetail } from '../api';
import { joining } from '../model';
import { messages } from './messages';
import * as styles from './tournament-card.css';

interface TournamentProps {
  tournament: Tournament;
}

function Standing({ tournament: { id, state, joinedAt } }: TournamentProps) {
  const [isSending, onJoin] = useUnit([joining.$isPending, joining.start]);
  if (state === 'over' || state === 'paid') return <Badge>{messages.states[state]}</Badge>;
  if (joinedAt !== null) return <Badge tone="brand">{messages.joinedMark}</Badge>;
  return (
    <Button loading={isSending} onClick={() => onJoin(id)}>
      {messages.join}
    </Button>
  );
}

function Left({ tournament }: TournamentProps) {
  const now = useUnit($now);
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{messages.leftTerm(tournament)}</dt>
      <dd className={styles.value}>{messages.left(tournament, now)}</dd>
    </div>
  );
}

/** A tournament in short: when it is, what it gives, who takes part. */
export function TournamentCard({ tournament }: TournamentProps) {
  const { title, prizeTotal, players } = tournament;
  return (
    <Card as="section" look="stage" aria-label={title} className={styles.hero}>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
        <Standing tournament={tournament} />
      </div>
      <p className={styles.period}>{messages.period(tournament)}</p>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt className={styles.term}>{messages.prizeTotal}</dt>
          <dd className={styles.value} data-money>
            {messages.points(prizeTotal)}
          </dd>
        </div>
        <div className={styles.figure}>
          <dt className={styles.term}>{messages.players}</dt>
          <dd className={styles.value}>{messages.playerCount(players)}</dd>
        </div>
        <Left tournament={tournament} />
      </dl>
    </Card>
  );
}

/** What each rank gets, and which bets count. */
export function Terms({ detail }: { detail: TournamentDetail }) {
  const { prizes, paidAt } = detail;
  return (
    <>
      <Card as="section" aria-label={messages.prizes} className={styles.part}>
        <div className={styles.partHead}>
          <Heading level={3} size="h4">
            {messages.prizes}
          </Heading>
          <span className={styles.period}>{messages.prizeNote(paidAt)}</span>
        </div>
        <dl className={styles.prizes}>
          {prizes.map(({ from, to, points }) => (
            <div key={from}>
              <dt className={styles.term}>{messages.rankRange(from, to)}</dt>
              <dd className={styles.prize}>{messages.prize(points)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card as="section" aria-label={messages.rules} className={styles.part}>
        <Heading level={3} size="h4">
          {messages.rules}
        </Heading>
        <dl className={styles.rules}>
          {messages.ruleLines(detail).map(({ term, value }) => (
            <div key={term} className={styles.rule}>
              <dt className={styles.ruleTerm}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
