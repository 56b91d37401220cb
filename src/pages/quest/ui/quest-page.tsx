import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { groupQuests, isReached, type Quest, QuestRows, quests, sumQuests } from '@/entities/quest';
import { loadTexts } from '@/shared/copy';
import { $minute } from '@/shared/lib/clock';
import { IconQuest, IconWaiting } from '@/shared/icons';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { CommunityFrame, RewardTabs } from '@/widgets/community-nav';
import '../model';
import { messages } from './messages';
import * as styles from './quest-page.css';

const minute = 60_000;

interface GroupProps {
  title: string;
  /** Beside the title. */
  note: string;
  /** When the period ends. */
  end?: ReactNode;
  list: readonly Quest[];
}

function Group({ title, note, end, list }: GroupProps) {
  if (list.length === 0) return null;
  return (
    <Card as="section" padding="0" clip aria-label={title}>
      <header className={styles.head}>
        <Heading level={2} size="h4">
          {title}
        </Heading>
        <span className={styles.note}>{note}</span>
        {end && (
          <span className={styles.end}>
            <IconWaiting size={14} />
            {end}
          </span>
        )}
      </header>
      <QuestRows label={title} quests={list} />
    </Card>
  );
}

const reachedOf = (list: readonly Quest[]) =>
  messages.reached(list.filter(isReached).length, list.length);

function Groups({ list }: { list: readonly Quest[] }) {
  const now = useUnit($minute);
  const { groups } = messages;
  const { daily, weekly, past } = groupQuests(list, now);
  const sums = sumQuests(list, now);
  const [today] = daily;
  return (
    <div className={styles.groups}>
      <section aria-label={messages.summary}>
        <dl className={styles.summary}>
          <div className={styles.sum}>
            <dt>{messages.claimable}</dt>
            <dd className={styles.figure}>{messages.rewards(sums.claimable)}</dd>
          </div>
          <div className={styles.sum}>
            <dt>{messages.claimablePoints}</dt>
            <dd className={styles.figure} data-money>
              {messages.points(sums.points)}
            </dd>
          </div>
          <div className={styles.sum}>
            <dt>{messages.claimedPoints}</dt>
            <dd className={styles.figure}>{messages.points(sums.claimedPoints)}</dd>
          </div>
        </dl>
      </section>
      {daily.length + weekly.length === 0 && (
        <Card>
          <EmptyState
            icon={<IconQuest size={28} />}
            title={messages.none}
            text={messages.noneText}
          />
        </Card>
      )}
      <Group
        title={groups.daily}
        note={reachedOf(daily)}
        // The clock of the site may start after the page.
        end={today && now > 0 && messages.left(Math.floor((today.periodEnd - now) / minute))}
        list={daily}
      />
      <Group title={groups.weekly} note={reachedOf(weekly)} end={messages.weekEnd} list={weekly} />
      <Group title={groups.past} note={messages.pastDays} list={past} />
    </div>
  );
}

/** Quests of today, of this week and of the last days, and what there is to claim. */
export function QuestPage() {
  const page = useQuery(quests);
  return (
    <CommunityFrame title={messages.title} tabs={<RewardTabs />}>
      <QueryView
        {...page}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={560} shape="box" />}
        isEmpty={() => false}
      >
        {(list) => <Groups list={list} />}
      </QueryView>
    </CommunityFrame>
  );
}
