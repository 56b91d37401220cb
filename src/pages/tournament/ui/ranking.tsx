import { useUnit } from 'effector-react';
import { IconTournament } from '@/shared/icons';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { Rank, TournamentDetail } from '../api';
import { isLive, ranksOf, riseOf } from '../lib/tournament';
import { $before, $rankedAt } from '../model';
import { messages } from './messages';
import { MoveMark } from './move-mark';
import * as styles from './ranking.css';

const { columns: heads } = messages;

interface RankingProps {
  detail: TournamentDetail;
}

/** The best of a tournament. What changes, changes in its place: rows are those of ranks, and none moves under a finger. */
export function Ranking({ detail: { tournament, ranking } }: RankingProps) {
  const [before, rankedAt] = useUnit([$before, $rankedAt]);
  const ranks = ranksOf(ranking);
  const rise = (one: Rank) => (before ? riseOf(one, before.ranks, ranks) : 0);
  const title = messages.ranking(tournament);
  return (
    <Card as="section" padding="0" clip aria-label={title}>
      <header className={styles.head}>
        <Heading level={3} size="h4">
          {title}
        </Heading>
        {rankedAt !== null && isLive(tournament) && (
          <span className={styles.at}>{messages.rankedAt(rankedAt)}</span>
        )}
      </header>
      {ranking.length === 0 ? (
        <EmptyState
          icon={<IconTournament size={28} />}
          title={messages.noRanking}
          text={messages.noRankingText}
        />
      ) : (
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{heads.rank}</th>
              <th scope="col">
                <VisuallyHidden>{heads.move}</VisuallyHidden>
              </th>
              <th scope="col">{heads.name}</th>
              <th scope="col">{heads.score}</th>
              <th scope="col">{heads.prize}</th>
            </tr>
          </thead>
          <tbody>
            {ranking.map((one) => (
              <tr key={one.rank} className={styles.row} data-mine={one.isMine}>
                <td className={styles.rank} data-top={one.rank <= 3}>
                  {one.rank}
                </td>
                <td>
                  <MoveMark rise={rise(one)} />
                </td>
                <td className={styles.name}>
                  {one.nickname}
                  <span className={styles.bets}> {messages.bets(one, tournament.kind)}</span>
                </td>
                <td className={styles.score}>{messages.score(one.score)}</td>
                <td className={styles.prize}>{one.points > 0 && messages.prize(one.points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** The place of the member, visible wherever the page is scrolled to. */
export function OwnRank({ detail: { tournament, own } }: RankingProps) {
  const before = useUnit($before);
  if (own === null) return null;
  const was = before?.own ?? own.rank;
  return (
    <section className={styles.own} aria-label={messages.own}>
      <b className={styles.ownRank}>{own.rank}</b>
      <MoveMark rise={was - own.rank} />
      <span className={styles.ownName}>
        <b>{own.nickname}</b>
        <span className={styles.ownNote}>{messages.ownNote(own, tournament.kind)}</span>
      </span>
      <span className={styles.ownScore}>
        <b>{messages.score(own.score)}</b>
        {own.points > 0 && (
          <span className={styles.ownNote}>{messages.ownPrize(own, tournament)}</span>
        )}
      </span>
    </section>
  );
}
