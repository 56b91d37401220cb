import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { gameTitle, roundTitle } from '@/entities/round';
import { type RoundDetail, RoundVerify, RoundVerifyGuide } from '@/features/round-verify';
import { IconFairness } from '@/shared/icons';
import { $hasRail } from '@/shared/lib/device';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { QueryView } from '@/shared/ui/query-view';
import { RailLayout } from '@/shared/ui/rail-layout';
import { Skeleton } from '@/shared/ui/skeleton';
import { $chosen, round } from '../model';
import * as styles from './fairness-page.css';
import { messages } from './messages';
import { RoundFinder } from './round-finder';

function drawnText({ gameId, dayKey, round: number, drawsAt }: RoundDetail): string {
  return messages.drawn(gameTitle(gameId), dayKey, roundTitle(gameId, number), drawsAt);
}

function Nothing({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <Card>
      <EmptyState icon={<IconFairness size={28} />} title={title} text={text} />
    </Card>
  );
}

function Round() {
  const { chosen, isMissing, data, failure, isPending, onRetry } = useUnit({
    ...{ chosen: $chosen, isMissing: round.$isMissing },
    ...{ data: round.$data, failure: round.$failure },
    ...{ isPending: round.$isPending, onRetry: round.refresh },
  });
  if (chosen?.roundId === '') return <Nothing title={messages.choose} text={messages.chooseText} />;
  if (isMissing) return <Nothing title={messages.missing} text={messages.missingText} />;
  return (
    <QueryView
      data={data}
      failure={failure}
      isPending={isPending}
      texts={messages}
      skeleton={<Skeleton height={78} shape="box" />}
      onRetry={() => onRetry()}
    >
      {(detail) => <RoundVerify detail={detail} />}
    </QueryView>
  );
}

/** Any round of the last ninety days, computed again before the eyes of whoever asks. */
export function FairnessPage() {
  const [hasRail, detail] = useUnit([$hasRail, round.$data]);
  return (
    <RailLayout
      rail={hasRail && <RoundFinder />}
      aside={<RoundVerifyGuide key={detail?.roundId} detail={detail} />}
    >
      <div className={styles.root}>
        <header className={styles.header}>
          <Heading level={1}>{messages.title}</Heading>
          {detail && <p className={styles.drawn}>{drawnText(detail)}</p>}
        </header>
        {!hasRail && <RoundFinder />}
        <Round />
      </div>
    </RailLayout>
  );
}
