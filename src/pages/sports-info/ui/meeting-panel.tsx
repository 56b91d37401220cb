import { useUnit } from 'effector-react';
import type { SportKey } from '#rules/sport-keys.ts';
import { loadTexts } from '@/shared/copy';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Select } from '@/shared/ui/select';
import type { Meetings, Standing } from '../api';
import { $pair, meetings, pairChosen } from '../model/meetings';
import { MeetingBars } from './meeting-bars';
import * as styles from './meeting-panel.css';
import { messages } from './messages';
import { RecordSkeleton } from './record-skeleton';
import { ResultList } from './result-list';
import { StandingPair } from './standing-pair';

type Team = Pick<Standing, 'teamId' | 'name'>;

interface ChoiceProps {
  label: string;
  /** Id of the team that is chosen; '' for none. */
  value: string;
  /** That cannot be chosen: the other one. */
  not: string;
  teams: readonly Team[];
  onChoose: (teamId: string) => void;
}

function Choice({ label, value, not, teams, onChoose }: ChoiceProps) {
  return (
    <Select
      label={label}
      value={teams.some(({ teamId }) => teamId === value) ? value : ''}
      placeholder={messages.chooseOpponent}
      options={teams.map(({ teamId, name }) => ({
        value: teamId,
        label: name,
        disabled: teamId === not,
      }))}
      onValueChange={onChoose}
    />
  );
}

export interface MeetingPanelProps {
  /** Those that can be chosen. */
  teams: readonly Team[];
  sport: SportKey;
  /** Both can be chosen; else the first one is the page's own. */
  choosesBoth?: boolean;
}

/** How any two teams of a league have met, and their ranks: the second one, or both, can be chosen. */
export function MeetingPanel({ teams, sport, choosesBoth = false }: MeetingPanelProps) {
  const [pair, onChoose] = useUnit([$pair, pairChosen]);
  const query = useQuery(meetings);
  const { team, opponent } = pair;
  const nameOf = (id: string) => teams.find(({ teamId }) => teamId === id)?.name ?? '';
  const isWhole = team !== '' && opponent !== '' && team !== opponent;
  const names = [nameOf(team), nameOf(opponent)] as const;
  return (
    <section className={styles.root} aria-label={messages.meeting}>
      <Heading level={2} className={styles.title}>
        {messages.meeting}
      </Heading>
      <div className={styles.choices} data-both={choosesBoth || undefined}>
        {choosesBoth && (
          <Choice
            label={messages.firstTeam}
            value={team}
            not={opponent}
            teams={teams}
            onChoose={(id) => onChoose({ team: id })}
          />
        )}
        <Choice
          label={messages.opponent}
          value={opponent}
          not={team}
          teams={choosesBoth ? teams : teams.filter(({ teamId }) => teamId !== team)}
          onChoose={(id) => onChoose({ opponent: id })}
        />
      </div>
      {isWhole ? (
        <QueryView
          {...query}
          texts={{ ...loadTexts, failed: messages.meetingFailed }}
          skeleton={<RecordSkeleton />}
        >
          {(met) => <Met met={met} names={names} pair={[team, opponent]} sport={sport} />}
        </QueryView>
      ) : (
        <p className={styles.quiet}>{messages.choosePair}</p>
      )}
    </section>
  );
}

interface MetProps {
  met: Meetings;
  names: readonly [string, string];
  pair: readonly [string, string];
  sport: SportKey;
}

function Met({ met, names, pair, sport }: MetProps) {
  const [one, two] = pair.map((id) => met.standings.find(({ teamId }) => teamId === id));
  return (
    <div className={styles.met}>
      {met.won + met.drawn + met.lost > 0 && <MeetingBars {...met} names={names} />}
      <ResultList
        title={messages.lastMeetings}
        empty={messages.noMeetings}
        results={met.results}
        teamId={pair[0]}
        sport={sport}
        level={3}
      />
      {one && two && <StandingPair one={one} two={two} />}
    </div>
  );
}
