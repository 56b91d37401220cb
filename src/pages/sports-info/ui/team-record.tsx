import { Link } from '@tanstack/react-router';
import { formatIso } from '@/shared/lib/format';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import type { TeamRecord as Loaded } from '../api';
import { fixtureSearch } from '../lib/links';
import { messages } from './messages';
import { ResultList } from './result-list';
import * as styles from './team-panel.css';

export interface TeamRecordProps {
  record: Loaded;
  /** Level of the headings of its parts. */
  level: 2 | 3;
}

/** What a team has played and is to play: its next match, how the two have met, and its latest results. */
export function TeamRecord({ record, level }: TeamRecordProps) {
  const { team, league, results, next, meetings } = record;
  const { sport } = league;
  const opponent = next && (next.homeId === team.id ? next.away : next.home);
  const common = { teamId: team.id, sport, level };
  return (
    <Stack gap="5">
      <section className={styles.part} aria-label={messages.next}>
        <Heading level={level} className={styles.partTitle}>
          {messages.next}
        </Heading>
        {next ? (
          <Link to="/europe" search={fixtureSearch(next.id)} className={styles.next}>
            <b>{messages.versus(next.home, next.away)}</b>
            <time className={styles.day} dateTime={formatIso(next.startsAt)}>
              {messages.nextAt(next.startsAt)}
            </time>
          </Link>
        ) : (
          <p className={styles.quiet}>{messages.noNext}</p>
        )}
      </section>
      {opponent && (
        <ResultList
          {...common}
          title={messages.meetings(opponent)}
          note={
            meetings.results.length > 0
              ? messages.tally(meetings.won, meetings.drawn, meetings.lost)
              : undefined
          }
          empty={messages.noMeetings}
          results={meetings.results}
        />
      )}
      <ResultList
        {...common}
        title={messages.results}
        empty={messages.noResults}
        results={results}
      />
    </Stack>
  );
}
