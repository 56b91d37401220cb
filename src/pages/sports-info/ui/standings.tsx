import type { ReactNode } from 'react';
import { IconTournament } from '@/shared/icons';
import { Card } from '@/shared/ui/card';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { EmptyState } from '@/shared/ui/empty-state';
import type { LeagueTable, Standing } from '../api';
import { FormMarks } from './form-marks';
import { messages } from './messages';
import * as styles from './standing-table.css';

const { columns } = messages;

/** By how much a team has climbed or fallen; nothing where its rank is the same, or it had none. */
function Change({ place, placeBefore }: Pick<Standing, 'place' | 'placeBefore'>) {
  const by = placeBefore === null ? 0 : placeBefore - place;
  if (by === 0) return <span className={styles.change} />;
  const isUp = by > 0;
  return (
    <span className={styles.change} data-up={isUp}>
      <span aria-hidden="true">{isUp ? '▲' : '▼'}</span>
      <VisuallyHidden>{isUp ? messages.climbed(by) : messages.fell(-by)}</VisuallyHidden>
    </span>
  );
}

interface RowProps {
  row: Standing;
  isOpen: boolean;
  team: ReactNode;
}

function Row({ row, isOpen, team }: RowProps) {
  const { played, won, drawn, lost, scored, conceded, points, winRate, form } = row;
  const value = points ?? (winRate === null ? messages.none : messages.rate(winRate));
  return (
    <tr className={styles.row} data-open={isOpen || undefined}>
      <td className={styles.cell}>
        <span className={styles.rank}>
          {row.place}
          <Change {...row} />
        </span>
      </td>
      <th scope="row" className={styles.team}>
        {team}
      </th>
      <td className={styles.cell}>{played}</td>
      {[won, drawn, lost].map((count, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <td key={at} className={styles.cell}>
          {count}
        </td>
      ))}
      <td className={styles.wide} title={messages.goals(scored, conceded)}>
        {messages.difference(scored - conceded)}
      </td>
      <td className={styles.value}>{value}</td>
      <td className={styles.wide}>
        <FormMarks form={form} />
      </td>
    </tr>
  );
}

export interface StandingsProps extends Pick<LeagueTable, 'league' | 'rows' | 'countsFrom'> {
  /** The name of a team, as a link or a button. */
  teamOf: (row: Standing) => ReactNode;
  /** Id of the team whose record is shown beside the table. */
  openTeam?: string;
}

/** The teams of a league by their rank, or that there are no results yet. */
export function Standings({ league, rows, countsFrom, teamOf, openTeam }: StandingsProps) {
  if (!league || rows.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconTournament size={28} />}
          title={messages.empty}
          text={messages.emptyText}
        />
      </Card>
    );
  }
  const hasPoints = rows[0]?.points !== null;
  return (
    <Card padding="0" clip>
      <table className={styles.table} aria-label={messages.table(league.name)}>
        <caption className={styles.caption}>
          {messages.since(countsFrom)} · {messages.legend}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {columns.rank}
            </th>
            <th scope="col" className={styles.teamHead}>
              {columns.team}
            </th>
            {(['played', 'won', 'drawn', 'lost'] as const).map((key) => (
              <th key={key} scope="col" className={styles.head}>
                {columns[key]}
              </th>
            ))}
            <th scope="col" className={styles.wideHead}>
              {columns.difference}
            </th>
            <th scope="col" className={styles.head}>
              {hasPoints ? columns.points : columns.winRate}
            </th>
            <th scope="col" className={styles.wideHead}>
              {columns.form}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.teamId} row={row} isOpen={row.teamId === openTeam} team={teamOf(row)} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
