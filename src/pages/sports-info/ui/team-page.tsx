import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Flag } from '@/entities/game';
import { FavouriteStar } from '@/features/favourites';
import { outcomeFor } from '#rules/standings.ts';
import { Card } from '@/shared/ui/card';
import { ChipLink } from '@/shared/ui/chip';
import { useQuery } from '@/shared/ui/query-view';
import type { TeamRecord as Loaded } from '../api';
import { teamsOf } from '../lib/pair';
import { rivals } from '../model/meetings';
import { team } from '../model/team';
import { FormMarks } from './form-marks';
import { MeetingPanel } from './meeting-panel';
import { InfoFrame } from './info-frame';
import * as frame from './info-frame.css';
import { messages } from './messages';
import { TeamRecord } from './team-record';

const FORM_LENGTH = 5;

/** The last matches, the latest at the end, as in a table. */
function formOf({ team: { id }, league, results }: Loaded) {
  return results
    .map((result) => outcomeFor(id, result, league.sport))
    .filter((outcome) => outcome !== null)
    .slice(0, FORM_LENGTH)
    .reverse();
}

function Tools({ record }: { record: Loaded }) {
  const form = formOf(record);
  return (
    <div className={frame.tools}>
      {form.length > 0 && (
        <>
          <span className={frame.toolsTitle}>{messages.recentForm}</span>
          <FormMarks form={form} />
        </>
      )}
      <span className={frame.toolsTitle}>{messages.leagues}</span>
      {record.leagues.map(({ id, name, country }) => (
        <ChipLink key={id}>
          <Link to="/sports_info/league/$id" params={{ id }}>
            <Flag country={country} />
            {name}
          </Link>
        </ChipLink>
      ))}
    </div>
  );
}

/** A team: its form, its leagues, its next match and how the two have met, and its latest results. */
export function TeamPage() {
  const query = useQuery(team);
  const isMissing = useUnit(team.$isMissing);
  const opponents = useUnit(rivals.$data);
  const own = query.data?.team ?? null;
  return (
    <InfoFrame
      name={own?.name ?? null}
      title={messages.team}
      action={own && <FavouriteStar kind="team" id={own.id} name={own.name} />}
      query={query}
      isMissing={isMissing}
      texts={{ failed: messages.teamFailed, missing: messages.teamMissing }}
    >
      {(record) => (
        <>
          <Tools record={record} />
          <div className={frame.body}>
            <Card>
              <TeamRecord record={record} level={2} />
            </Card>
            {opponents && (
              <Card>
                <MeetingPanel teams={teamsOf(opponents)} sport={record.league.sport} />
              </Card>
            )}
          </div>
        </>
      )}
    </InfoFrame>
  );
}
