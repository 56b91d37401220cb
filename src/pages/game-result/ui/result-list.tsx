import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { loadTexts } from '@/shared/copy';
import { IconTournament } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import type { League, MatchResult } from '../api';
import type { LeagueBlock } from '../lib/league-blocks';
import { openMatchIds, withMatch } from '../lib/open-matches';
import { type ScoreColumn, scoreColumns, scoresWidth } from '../lib/score-columns';
import {
  $blocks,
  $isStale,
  $linkedMatch,
  $onFixtures,
  $search,
  filterChanged,
  results,
  textTyped,
} from '../model';
import { LeagueHead } from './league-head';
import { messages } from './messages';
import { ResultDetail } from './result-detail';
import * as grid from './result-grid.css';
import * as styles from './result-list.css';
import { ResultRow } from './result-row';

interface MatchProps {
  result: MatchResult;
  sport: League['sport'];
  columns: readonly ScoreColumn[];
}

function Match({ result, sport, columns }: MatchProps) {
  const { id } = result;
  const [{ match }, linked, onChange] = useUnit([$search, $linkedMatch, filterChanged]);
  const root = useRef<HTMLLIElement>(null);
  const isLinked = linked === id;
  // A link leads to it, wherever in the list it is.
  useEffect(() => {
    if (isLinked) root.current?.scrollIntoView({ block: 'start' });
  }, [isLinked]);
  const own = useStoreMap({
    store: $onFixtures,
    keys: [id],
    fn: (all, [key]) => all.get(key) ?? null,
  });
  const isOpen = openMatchIds(match).includes(id);
  return (
    <li ref={root} className={styles.match}>
      <ResultRow
        result={result}
        sport={sport}
        columns={columns}
        own={own ?? undefined}
        isOpen={isOpen}
        onToggle={() => onChange({ match: withMatch(match, id) })}
      />
      {isOpen && <ResultDetail result={result} sport={sport} />}
    </li>
  );
}

function LeagueCard({ league, results: own }: LeagueBlock) {
  const columns = scoreColumns(own, league.sport);
  return (
    <div style={assignInlineVars({ [grid.scores]: scoresWidth(columns) })}>
      <Card padding="0" clip>
        <LeagueHead league={league} results={own} columns={columns} />
        <ul aria-label={messages.matches(league.name)}>
          {own.map((result) => (
            <Match key={result.id} result={result} sport={league.sport} columns={columns} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** Nothing ended that day, or nothing that fits the filters. */
function Empty() {
  const [data, onChange, onType] = useUnit([results.$data, filterChanged, textTyped]);
  const isFiltered = (data?.fixtures.length ?? 0) > 0;
  return (
    <Card>
      <EmptyState
        icon={<IconTournament size={28} />}
        title={isFiltered ? messages.noneFound : messages.empty}
        text={isFiltered ? messages.noneFoundText : messages.emptyText}
        action={
          isFiltered && (
            <Button
              variant="secondary"
              onClick={() => {
                onType('');
                onChange({ league: '', show: 'all' });
              }}
            >
              {messages.showAll}
            </Button>
          )
        }
      />
    </Card>
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

/** The results of the day that the filters leave, by league. */
export function ResultList() {
  const { blocks, isStale, failure, isPending, onRetry } = useUnit({
    blocks: $blocks,
    isStale: $isStale,
    failure: results.$failure,
    isPending: results.$isPending,
    onRetry: results.refresh,
  });
  return (
    <div className={styles.root} data-pending={(isPending && isStale) || undefined}>
      <QueryView
        data={blocks}
        failure={failure}
        isPending={isPending}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<ListSkeleton />}
        empty={<Empty />}
        onRetry={onRetry}
      >
        {(loaded) => (
          <Stack gap="3">
            {loaded.map((block) => (
              <LeagueCard key={block.league.id} {...block} />
            ))}
          </Stack>
        )}
      </QueryView>
    </div>
  );
}
