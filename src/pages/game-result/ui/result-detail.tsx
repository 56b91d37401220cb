import { Link } from '@tanstack/react-router';
import { useStoreMap, useUnit } from 'effector-react';
import { useState } from 'react';
import type { SportKey } from '#rules/sport-keys.ts';
import type { Bet } from '@/entities/bet';
import { marketGroupName, periodLabel } from '@/entities/market-dictionary';
import { isProblem } from '@/shared/api';
import { loadTexts } from '@/shared/copy';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import type { MatchResult } from '../api';
import { ownPicks } from '../lib/own-picks';
import { finalScore, scoreParts } from '../lib/score-parts';
import {
  countMarkets,
  type SettledSection,
  type SettledTab,
  sectionsOf,
  tabsOf,
} from '../lib/settled-sections';
import { $detailFailures, $ownBets, $sections, detailRetried } from '../model';
import { CountTable } from './count-table';
import { GoalList } from './goal-list';
import { MarketResult } from './market-result';
import { messages } from './messages';
import { OwnBets } from './own-bets';
import * as styles from './result-detail.css';
import { ScoreTable } from './score-table';

interface PartTableProps {
  result: MatchResult;
  sport: SportKey;
}

function PartTable({ result, sport }: PartTableProps) {
  const parts = scoreParts(result, sport);
  if (parts.length === 0) return null;
  const total = finalScore(result, sport);
  return (
    <ScoreTable
      label={messages.parts(result.home, result.away)}
      head={messages.team}
      parts={parts.map(({ code }) => periodLabel(sport, code))}
      rows={(['home', 'away'] as const).map((side) => ({
        name: result[side],
        cells: parts.map((part) => part[side]),
        total: total?.[side],
      }))}
    />
  );
}

function Places({ result }: Pick<PartTableProps, 'result'>) {
  const { leagueId, homeId, awayId, home, away } = result;
  return (
    <p className={styles.places}>
      <Link to="/sports_info/league/$id" params={{ id: leagueId }} className={styles.place}>
        {messages.leaguePage}
      </Link>
      <Link to="/sports_info/team/$id" params={{ id: homeId }} className={styles.place}>
        {messages.teamPage(home)}
      </Link>
      <Link to="/sports_info/team/$id" params={{ id: awayId }} className={styles.place}>
        {messages.teamPage(away)}
      </Link>
    </p>
  );
}

const skeletonCards = ['123', '12', '12', '1'];

function DetailSkeleton() {
  return (
    <div className={styles.markets}>
      {skeletonCards.map((lines, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <div key={at} className={styles.market}>
          <Skeleton width="40%" />
          {[...lines].map((line) => (
            <Skeleton key={line} width="100%" height={24} shape="box" />
          ))}
        </div>
      ))}
    </div>
  );
}

interface MarketsProps extends Pick<PartTableProps, 'sport'> {
  sections: readonly SettledSection[];
  picks: ReadonlySet<string>;
}

function Markets({ sections, sport, picks }: MarketsProps) {
  const tabs = tabsOf(sections);
  const [chosen, setChosen] = useState<SettledTab>(tabs[0] ?? 'all');
  return (
    <>
      <fieldset className={styles.tabs} aria-label={messages.groups}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            className={styles.tab}
            aria-pressed={tab === chosen}
            onClick={() => setChosen(tab)}
          >
            {tab === 'all'
              ? `${messages.all} ${countMarkets(sections)}`
              : marketGroupName(tab, sport)}
          </button>
        ))}
      </fieldset>
      <div className={styles.markets}>
        {sectionsOf(sections, chosen).map((section) => (
          <MarketResult key={section.typeId} section={section} picks={picks} />
        ))}
      </div>
    </>
  );
}

export interface ResultDetailProps {
  result: MatchResult;
  sport: SportKey;
}

const noBets: readonly Bet[] = [];

/** The points of each part of a match, its corners and cards, what became of its markets and of the member's bets on it. */
export function ResultDetail({ result, sport }: ResultDetailProps) {
  const { id } = result;
  const of = { keys: [id], defaultValue: null } as const;
  const sections = useStoreMap({ ...of, store: $sections, fn: (all, [key]) => all[key] ?? null });
  const failure = useStoreMap({
    ...of,
    store: $detailFailures,
    fn: (all, [key]) => all[key] ?? null,
  });
  const bets = useStoreMap({ store: $ownBets, keys: [id], fn: (all, [key]) => all[key] ?? noBets });
  const onRetry = useUnit(detailRetried);
  return (
    <div className={styles.root}>
      <PartTable result={result} sport={sport} />
      <GoalList result={result} />
      <CountTable result={result} sport={sport} />
      <Places result={result} />
      <div className={styles.body} data-own={bets.length > 0 || undefined}>
        <div className={styles.settled}>
          {failure && isProblem(failure, 'NOT_FOUND') ? (
            <p className={styles.quiet}>{messages.missing}</p>
          ) : (
            <QueryView
              data={sections}
              failure={failure}
              texts={{ ...loadTexts, failed: messages.detailFailed }}
              skeleton={<DetailSkeleton />}
              empty={<p className={styles.quiet}>{messages.noMarkets}</p>}
              onRetry={() => onRetry(id)}
            >
              {(loaded) => <Markets sections={loaded} sport={sport} picks={ownPicks(bets, id)} />}
            </QueryView>
          )}
        </div>
        {bets.length > 0 && <OwnBets bets={bets} fixtureId={id} />}
      </div>
    </div>
  );
}
