import { revealsAt } from '#rules/rounds/round.ts';
import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { roundsOfDay } from '#rules/rounds/clock.ts';
import { gameById } from '#rules/rounds/round.ts';
import { IconChevronRight, IconFairness } from '@/shared/icons';
import { $isRevealed, rounds } from '../model';
import * as styles from './fair-band.css';
import { fairnessSearch } from '../lib/fairness-search';
import { messages } from './messages';

/** Whether the secret of the day is published, or when it will be, with a link to where its rounds are verified. */
export function FairBand() {
  const [query, isRevealed] = useUnit([rounds.$query, $isRevealed]);
  const game = query && gameById(query.gameId);
  if (!query || !game) return <div className={styles.root} />;
  return (
    <div className={styles.root}>
      <IconFairness size={22} className={styles.icon} />
      <div>
        <b className={styles.title}>{isRevealed ? messages.revealed : messages.secret}</b>
        {isRevealed
          ? messages.verifiable(roundsOfDay(game))
          : messages.revealsAt(revealsAt(query.dayKey))}
      </div>
      <Link to="/fairness" search={fairnessSearch(query)} className={styles.link}>
        {messages.verify}
        <IconChevronRight size={14} />
      </Link>
    </div>
  );
}
