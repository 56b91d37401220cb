import { Link } from '@tanstack/react-router';
import type { Fixture, FixtureState } from '@/entities/game';
import type { Course } from '@/features/match-course';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import {
  type CountColumn,
  countColumns,
  isRunning,
  type ScoreColumn,
  scoreColumns,
} from '../lib/columns';
import { CountMark } from './count-mark';
import { messages } from './messages';
import * as styles from './scoreboard.css';

export interface ScoreboardProps {
  fixture: Pick<Fixture, 'sport' | 'home' | 'away'>;
  /** What moves of the match; null while it is unknown. */
  state: FixtureState | null;
  /** By period code; without it the total alone is shown. */
  scores?: Course['scores'] | undefined;
  /** What is counted beside the score. */
  counts?: Course['counts'];
  size?: 'md' | 'sm';
  /** Ids of the teams: their names lead to their pages. */
  teamIds?: Readonly<Record<'home' | 'away', string>> | undefined;
}

interface RowProps extends Required<Pick<ScoreboardProps, 'size'>> {
  side: 'home' | 'away';
  name: string;
  columns: readonly ScoreColumn[];
  scores: Course['scores'];
  counts: readonly CountColumn[];
  state: FixtureState | null;
  teamId: string | undefined;
}

const totals = { volleyball: messages.sets, 'e-sports': messages.maps } as const;

function Row({ side, name, columns, scores, counts, state, size, teamId }: RowProps) {
  const clock = state?.clock;
  const serves = clock?.detail?.kind === 'sets' && clock.detail.server === side;
  return (
    <tr>
      <th scope="row" className={styles.team({ size })}>
        <span className={styles.name}>
          {teamId === undefined ? (
            <span className={styles.nameText}>{name}</span>
          ) : (
            <Link
              to="/sports_info/team/$id"
              params={{ id: teamId }}
              className={`${styles.nameText} ${styles.nameLink}`}
            >
              {name}
            </Link>
          )}
          {serves && <span className={styles.server} role="img" aria-label={messages.serves} />}
        </span>
      </th>
      {counts.map(({ counted, score }) => (
        <td key={counted} className={styles.cell({ part: 'count', size, isHead: false })}>
          {score[side]}
        </td>
      ))}
      {columns.map((column) => (
        <td
          key={column.code}
          className={styles.cell({
            part: isRunning(column, clock?.period) ? 'running' : 'other',
            size,
            isHead: false,
          })}
        >
          {scores[column.code]?.[side] ?? '·'}
        </td>
      ))}
      <td
        className={`${styles.cell({ part: 'other', size, isHead: false })} ${styles.total({ size })}`}
      >
        {state?.score?.[side] ?? 0}
      </td>
    </tr>
  );
}

/** The score of a match by the parts of its sport, the one that is played marked, and the total; what is counted beside it before. */
export function Scoreboard({
  fixture,
  state,
  scores,
  counts,
  size = 'md',
  teamIds,
}: ScoreboardProps) {
  const { sport, home, away } = fixture;
  const columns = scores ? scoreColumns(sport, scores) : [];
  const total = sport in totals ? totals[sport as keyof typeof totals] : messages.total;
  const counted = countColumns(sport, { ...(scores && { scores }), counts });
  const row = { columns, scores: scores ?? {}, counts: counted, state, size };
  return (
    <table className={styles.root}>
      <caption>
        <VisuallyHidden>{messages.scoreboard(home, away)}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.teamHead}>
            <VisuallyHidden>{messages.team}</VisuallyHidden>
          </th>
          {counted.map(({ counted: what, name }) => (
            <th
              key={what}
              scope="col"
              className={styles.cell({ part: 'count', size, isHead: true })}
            >
              <CountMark counted={what} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
          {columns.map((column) => (
            <th
              key={column.code}
              scope="col"
              className={styles.cell({
                part: isRunning(column, state?.clock?.period) ? 'running' : 'other',
                size,
                isHead: true,
              })}
            >
              <span aria-hidden="true">{column.short}</span>
              <VisuallyHidden>{column.name}</VisuallyHidden>
            </th>
          ))}
          <th scope="col" className={styles.cell({ part: 'other', size, isHead: true })}>
            {total}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row {...row} side="home" name={home} teamId={teamIds?.home} />
        <Row {...row} side="away" name={away} teamId={teamIds?.away} />
      </tbody>
    </table>
  );
}
