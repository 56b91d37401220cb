import { useUnit } from 'effector-react';
import { LeagueHeader } from '@/entities/game';
import type { SportKey } from '#rules/sport-keys.ts';
import { loadTexts } from '@/shared/copy';
import { IconTournament } from '@/shared/icons';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import type { MatchResult, ResultDay } from '../api';
import { $search, filterChanged, results } from '../model';
import { messages } from './messages';
import { ResultDetail } from './result-detail';
import { ResultRow } from './result-row';
import * as styles from './result-list.css';

interface MatchProps {
  result: MatchResult;
  sport: SportKey;
}

function Match({ result, sport }: MatchProps) {
  const [{ match }, onChange] = useUnit([$search, filterChanged]);
  const isOpen = match === result.id;
  return (
    <li className={styles.match}>
      <ResultRow
        result={result}
        sport={sport}
        isOpen={isOpen}
        onToggle={() => onChange({ match: isOpen ? '' : result.id })}
      />
      {isOpen && <ResultDetail result={result} sport={sport} />}
    </li>
  );
}

interface LeaguesProps {
  day: ResultDay;
  sport: SportKey;
}

function Leagues({ day, sport }: LeaguesProps) {
  const { league: wanted } = useUnit($search);
  const isKnown = day.leagues.some(({ id }) => id === wanted);
  const leagues = isKnown ? day.leagues.filter(({ id }) => id === wanted) : day.leagues;
  return (
    <Stack gap="3">
      {leagues.map(({ id, name, country }) => {
        const own = day.fixtures.filter(({ leagueId }) => leagueId === id);
        return (
          <Card key={id} padding="0" clip>
            <LeagueHeader name={name} country={country} count={own.length} level={2} />
            <ul aria-label={messages.matches(name)}>
              {own.map((result) => (
                <Match key={result.id} result={result} sport={sport} />
              ))}
            </ul>
          </Card>
        );
      })}
    </Stack>
  );
}

const skeletonRows = ['48%', '56%', '44%', '60%', '52%', '48%'];

function ListSkeleton() {
  return (
    <Card padding="0" clip>
      {skeletonRows.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <div key={at} className={styles.skeletonRow}>
          <Skeleton width={44} />
          <Stack gap="1">
            <Skeleton width={width} />
            <Skeleton width={width} />
          </Stack>
        </div>
      ))}
    </Card>
  );
}

/** The results of the day and sport, by league. */
export function ResultList() {
  const { day, failure, isPending, onRetry } = useUnit({
    ...{ day: results.$data, failure: results.$failure },
    ...{ isPending: results.$isPending, onRetry: results.refresh },
  });
  return (
    <div className={styles.root} data-pending={(isPending && day !== null) || undefined}>
      <QueryView
        data={day}
        failure={failure}
        isPending={isPending}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<ListSkeleton />}
        onRetry={onRetry}
      >
        {(loaded) =>
          loaded.sport === null || loaded.fixtures.length === 0 ? (
            <Card>
              <EmptyState
                icon={<IconTournament size={28} />}
                title={messages.empty}
                text={messages.emptyText}
              />
            </Card>
          ) : (
            <Leagues day={loaded} sport={loaded.sport} />
          )
        }
      </QueryView>
    </div>
  );
}
