import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Flag } from '@/entities/game';
import { FavouriteStar } from '@/features/favourites';
import { formatIso } from '@/shared/lib/format';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { useQuery } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { LeagueRecord, NextMatch } from '../api';
import { boardSearch, europeSearch, fixtureSearch } from '../lib/links';
import { league } from '../model/league';
import { MeetingPanel } from './meeting-panel';
import { InfoFrame } from './info-frame';
import * as frame from './info-frame.css';
import { messages } from './messages';
import { ResultList } from './result-list';
import * as table from './standing-table.css';
import { Standings } from './standings';
import * as styles from './team-panel.css';

function Coming({ matches }: { matches: readonly NextMatch[] }) {
  return (
    <section className={styles.part} aria-label={messages.coming}>
      <Heading level={2} className={styles.partTitle}>
        {messages.coming}
      </Heading>
      {matches.length === 0 && <p className={styles.quiet}>{messages.noComing}</p>}
      <ul>
        {matches.map(({ id, home, away, startsAt }) => (
          <li key={id}>
            <Link to="/europe" search={fixtureSearch(id)} className={styles.coming}>
              <time className={styles.day} dateTime={formatIso(startsAt)}>
                {messages.nextAt(startsAt)}
              </time>
              <span>{messages.versus(home, away)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Boards({ league: own }: Pick<LeagueRecord, 'league'>) {
  return (
    <div className={frame.tools}>
      <LinkButton asChild variant="secondary">
        <Link to="/korea/cross" search={boardSearch(own)}>
          {messages.korea}
        </Link>
      </LinkButton>
      <LinkButton asChild variant="secondary">
        <Link to="/europe" search={europeSearch(own)}>
          {messages.europe}
        </Link>
      </LinkButton>
    </div>
  );
}

/** A league: its boards, its table, what is to come and its latest results. */
export function LeaguePage() {
  const query = useQuery(league);
  const isMissing = useUnit(league.$isMissing);
  const own = query.data?.league ?? null;
  return (
    <InfoFrame
      name={own?.name ?? null}
      title={messages.leaguePage}
      lead={own && <Flag country={own.country} />}
      action={own && <FavouriteStar kind="league" id={own.id} name={own.name} />}
      query={query}
      isMissing={isMissing}
      texts={{ failed: messages.leagueFailed, missing: messages.leagueMissing }}
    >
      {({ league: shown, rows, countsFrom, next, results }) => (
        <>
          <Boards league={shown} />
          <div className={frame.body}>
            <section aria-label={messages.standings}>
              <VisuallyHidden>
                <h2>{messages.standings}</h2>
              </VisuallyHidden>
              <Standings
                league={shown}
                rows={rows}
                countsFrom={countsFrom}
                teamOf={({ teamId, name }) => (
                  <Link to="/sports_info/team/$id" params={{ id: teamId }} className={table.link}>
                    {name}
                  </Link>
                )}
              />
            </section>
            <Card>
              <Stack gap="5">
                <Coming matches={next} />
                {rows.length > 1 && <MeetingPanel teams={rows} sport={shown.sport} choosesBoth />}
                <ResultList
                  level={2}
                  title={messages.recent}
                  empty={messages.noResults}
                  results={results}
                  sport={shown.sport}
                />
              </Stack>
            </Card>
          </div>
        </>
      )}
    </InfoFrame>
  );
}
