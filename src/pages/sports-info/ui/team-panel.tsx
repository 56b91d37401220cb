import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { IconClose } from '@/shared/icons';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { IconButton } from '@/shared/ui/icon-button';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { filterChanged, record } from '../model/table';
import { messages } from './messages';
import { RecordSkeleton } from './record-skeleton';
import * as styles from './team-panel.css';
import { TeamRecord } from './team-record';

/** The record of the team that was chosen: its next match, how the two have met, and its latest results. */
export function TeamPanel() {
  const query = useQuery(record);
  const { data } = query;
  const { isMissing, onChange } = useUnit({
    isMissing: record.$isMissing,
    onChange: filterChanged,
  });
  return (
    <Card>
      <div className={styles.root}>
        <header className={styles.header}>
          <Heading level={2}>
            {data ? (
              <Link
                to="/sports_info/team/$id"
                params={{ id: data.team.id }}
                className={styles.nameLink}
              >
                {data.team.name}
              </Link>
            ) : (
              messages.team
            )}
          </Heading>
          <IconButton label={messages.close} onClick={() => onChange({ team: '' })}>
            <IconClose />
          </IconButton>
        </header>
        {isMissing ? (
          <p className={styles.quiet}>{messages.missing}</p>
        ) : (
          <QueryView
            {...query}
            texts={{ ...loadTexts, failed: messages.teamFailed }}
            skeleton={<RecordSkeleton />}
          >
            {(loaded) => <TeamRecord record={loaded} level={3} />}
          </QueryView>
        )}
      </div>
    </Card>
  );
}
