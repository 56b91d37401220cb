import { Link } from '@tanstack/react-router';
import { useGate, useStoreMap, useUnit } from 'effector-react';
import { LevelBadge } from '@/entities/member';
import { $minute } from '@/shared/lib/clock';
import { Below, type PartProps } from '@/shared/lib/in-turn';
import { linkSearch } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { Section } from '@/shared/ui/section';
import type { Tournament, TournamentDetail } from '../api';
import type { PrizeDistance } from '../lib/tournament';
import { $isReady, $tournament, TournamentGate } from '../model';
import { messages } from './messages';
import * as styles from './tournament-card.css';

type Rank = TournamentDetail['ranking'][number];

const pages = { sports: '/tournament', casino: '/tournament_casino' } as const;
const searchOf = ({ id }: Tournament) => linkSearch({ id });

interface TournamentProps {
  tournament: Tournament;
}

function Left({ tournament: { endsAt } }: TournamentProps) {
  return useStoreMap({ store: $minute, keys: [endsAt], fn: (now) => messages.left(endsAt, now) });
}

interface OwnProps extends TournamentProps {
  own: Rank | null;
  distance: PrizeDistance | null;
}

function Own({ tournament, own, distance }: OwnProps) {
  return (
    <div className={styles.own}>
      {own && <b className={styles.rank}>{messages.rank(own.rank)}</b>}
      <p className={styles.facts}>
        {messages.joined} · <Left tournament={tournament} />
        <br />
        {own ? (
          <>
            <b className={styles.score}>{messages.score(own.score)}</b>
            {distance && messages.distance(distance)}
          </>
        ) : (
          messages.noScore
        )}
      </p>
    </div>
  );
}

function Joining({ tournament }: TournamentProps) {
  return (
    <div className={styles.own}>
      <p className={styles.facts}>
        {messages.notJoined}
        <br />
        {messages.prizeTotal(tournament.prizeTotal)} · <Left tournament={tournament} />
      </p>
      <LinkButton asChild variant="secondary">
        <Link to={pages[tournament.kind]} search={searchOf(tournament)}>
          {messages.join}
        </Link>
      </LinkButton>
    </div>
  );
}

function RankRow({ rank: { rank, level, nickname, score } }: { rank: Rank }) {
  return (
    <li className={styles.row}>
      <span className={styles.place}>{rank}</span>
      <LevelBadge level={level} size="sm" />
      <span className={styles.name}>{nickname}</span>
      <span className={styles.points}>{messages.score(score)}</span>
    </li>
  );
}

/** The running tournament that ends first: the member's rank in it, and its first three. */
export function TournamentCard({ children }: PartProps) {
  useGate(TournamentGate);
  const [shown, isReady] = useUnit([$tournament, $isReady]);
  const tournament = shown?.tournament;
  return (
    <>
      {shown && tournament && (
        <Section
          id="home-tournament"
          title={tournament.title}
          more={
            <Link to={pages[tournament.kind]} search={searchOf(tournament)}>
              {messages.ranking}
            </Link>
          }
          about={tournament.title}
        >
          <div className={styles.card}>
            {tournament.joinedAt === null ? (
              <Joining tournament={tournament} />
            ) : (
              <Own {...shown} />
            )}
            <ol>
              {shown.best.map((rank) => (
                <RankRow key={rank.rank} rank={rank} />
              ))}
            </ol>
          </div>
        </Section>
      )}
      <Below isReady={isReady}>{children}</Below>
    </>
  );
}
