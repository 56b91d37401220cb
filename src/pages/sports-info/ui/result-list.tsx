import { Link } from '@tanstack/react-router';
import type { SportKey } from '#rules/sport-keys.ts';
import { countedScore, outcomeFor } from '#rules/standings.ts';
import { formatIso, formatKst } from '@/shared/lib/format';
import { linkSearch } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import type { MatchResult } from '../api';
import { FormMarks } from './form-marks';
import { messages } from './messages';
import * as styles from './team-panel.css';

const searchOf = ({ id, startsAt }: MatchResult, sport: SportKey) =>
  linkSearch({ sport, match: id, day: formatKst(startsAt, 'YYYY-MM-DD') });

export interface ResultListProps {
  title: string;
  /** Said beside the title. */
  note?: string | undefined;
  empty: string;
  results: readonly MatchResult[];
  /** Whose results they are; without it those of a league. */
  teamId?: string | undefined;
  sport: SportKey;
  /** Level of its heading. */
  level: 2 | 3;
}

/** Results of one team, each with how it ended for it, or of a league; a link leads to what became of the markets. */
export function ResultList({ title, note, empty, results, teamId, sport, level }: ResultListProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <Heading level={level} className={styles.partTitle}>
        {title}
        {note && <span className={styles.tally}>{note}</span>}
      </Heading>
      {results.length === 0 && <p className={styles.quiet}>{empty}</p>}
      <ul>
        {results.map((result) => {
          const { id, home, away, startsAt, scores } = result;
          const score = countedScore(scores, sport);
          const outcome = teamId === undefined ? null : outcomeFor(teamId, result, sport);
          return (
            <li key={id}>
              <Link
                to="/game_result/sports"
                search={searchOf(result, sport)}
                className={styles.result}
              >
                <time className={styles.day} dateTime={formatIso(startsAt)}>
                  {messages.day(startsAt)}
                </time>
                <span>{messages.versus(home, away)}</span>
                <b className={styles.score}>{score ? messages.score(score) : messages.none}</b>
                {outcome && <FormMarks form={[outcome]} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
