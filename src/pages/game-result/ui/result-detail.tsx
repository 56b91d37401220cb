import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { legResultText } from '#rules/leg-result.ts';
import type { SportKey } from '#rules/sport-keys.ts';
import { loadTexts } from '@/shared/copy';
import { formatOdds } from '@/shared/lib/format';
import { periodLabel } from '@/entities/market-dictionary';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import type { MatchResult } from '../api';
import { finalScore, scoreParts } from '../lib/score-parts';
import { type OutcomeView, type SettledSection, settledSections } from '../lib/settled-sections';
import { matchResult } from '../model';
import { CountTable } from './count-table';
import { GoalList } from './goal-list';
import { messages } from './messages';
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

function Outcome({ name, odds, result }: Omit<OutcomeView, 'id'>) {
  return (
    <li className={styles.outcome} data-result={result}>
      <span className={styles.outcomeName}>{name}</span>
      <span className={styles.odds}>{formatOdds(odds)}</span>
      <b className={styles.word}>{legResultText(result)}</b>
    </li>
  );
}

function Section({ name, overtime, outcomes }: SettledSection) {
  return (
    <section className={styles.market} aria-label={name}>
      <h3 className={styles.marketName}>
        {name}
        {overtime && <span className={styles.note}>{overtime}</span>}
      </h3>
      <ul>
        {outcomes.map(({ id, ...outcome }) => (
          <Outcome key={id} {...outcome} />
        ))}
      </ul>
    </section>
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

export interface ResultDetailProps {
  result: MatchResult;
  sport: SportKey;
}

/** The points of each part of a match, its corners and cards, and what became of its markets. */
export function ResultDetail({ result, sport }: ResultDetailProps) {
  const { detail, failure, isPending, isMissing, onRetry } = useUnit({
    ...{ detail: matchResult.$data, failure: matchResult.$failure },
    ...{ isPending: matchResult.$isPending, isMissing: matchResult.$isMissing },
    onRetry: matchResult.refresh,
  });
  return (
    <div className={styles.root}>
      <PartTable result={result} sport={sport} />
      <GoalList result={result} />
      <CountTable result={result} sport={sport} />
      <Places result={result} />
      {isMissing ? (
        <p className={styles.quiet}>{messages.missing}</p>
      ) : (
        <QueryView
          data={detail && settledSections(detail)}
          failure={failure}
          isPending={isPending}
          texts={{ ...loadTexts, failed: messages.detailFailed }}
          skeleton={<DetailSkeleton />}
          empty={<p className={styles.quiet}>{messages.noMarkets}</p>}
          onRetry={onRetry}
        >
          {(sections) => (
            <div className={styles.markets}>
              {sections.map((section) => (
                <Section key={section.typeId} {...section} />
              ))}
            </div>
          )}
        </QueryView>
      )}
    </div>
  );
}
