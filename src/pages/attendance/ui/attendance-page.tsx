import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $member } from '@/entities/member';
import { groupQuests, QuestRows, quests, sumQuests } from '@/entities/quest';
import { loadTexts } from '@/shared/copy';
import { IconCheck, IconChevronLeft, IconChevronRight, IconQuest } from '@/shared/icons';
import { $minute } from '@/shared/lib/clock';
import { monthAt } from '@/shared/lib/month';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { IconButton } from '@/shared/ui/icon-button';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { CommunityFrame, RewardTabs } from '@/widgets/community-nav';
import type { Attendance } from '../api';
import { nextStep } from '../lib/attendance';
import { attendance, attending, monthTurned } from '../model';
import * as styles from './attendance-page.css';
import { messages } from './messages';
import { MonthCalendar } from './month-calendar';
import { RewardBar } from './reward-bar';

interface MonthProps {
  data: Attendance;
}

function MonthHead({ data: { month, today, days } }: MonthProps) {
  const onTurn = useUnit(monthTurned);
  return (
    <header className={styles.head}>
      <Heading level={2}>
        <span aria-live="polite">{messages.month(month)}</span>
      </Heading>
      <span className={styles.note}>{messages.attendedDays(days.length)}</span>
      <span className={styles.turns}>
        <IconButton label={messages.previous} onClick={() => onTurn(-1)}>
          <IconChevronLeft size={20} />
        </IconButton>
        <IconButton
          label={messages.next}
          disabled={month >= monthAt(today)}
          onClick={() => onTurn(1)}
        >
          <IconChevronRight size={20} />
        </IconButton>
      </span>
    </header>
  );
}

function Today({ data }: MonthProps) {
  const { member, isSending, onAttend } = useUnit({
    member: $member,
    isSending: attending.$isPending,
    onAttend: attending.start,
  });
  const { state, today } = data;
  return (
    <div className={styles.today}>
      <p className={styles.note}>
        <b className={styles.date}>{messages.today(today)}</b>
        {messages.todayOf(data, member?.currency ?? 'KRW')}
      </p>
      {state === 'open' && (
        <Button loading={isSending} onClick={() => onAttend()}>
          {messages.attend}
        </Button>
      )}
      {state === 'attended' && (
        <span className={styles.done}>
          <IconCheck size={16} />
          {messages.attendedMark}
        </span>
      )}
    </div>
  );
}

function Month({ data }: MonthProps) {
  const next = nextStep(data);
  return (
    <>
      <Card as="section" padding="0" aria-label={messages.title}>
        <MonthHead data={data} />
        <div className={styles.calendar}>
          <MonthCalendar attendance={data} />
        </div>
        {data.month === monthAt(data.today) && <Today data={data} />}
      </Card>
      <Card as="section" padding="0" aria-label={messages.rewards}>
        <header className={styles.head}>
          <Heading level={2} size="h4">
            {messages.rewards}
          </Heading>
          <span className={styles.note}>
            {next === null
              ? messages.perDay(data.rules.dayPoints)
              : messages.left(next, data.days.length)}
          </span>
        </header>
        <div className={styles.bar}>
          <RewardBar attendance={data} />
        </div>
      </Card>
    </>
  );
}

function Quests() {
  const { data, failure, isPending, onRetry } = useQuery(quests);
  const now = useUnit($minute);
  const { daily, weekly } = groupQuests(data ?? [], now);
  const running = [...daily, ...weekly];
  const inProgress = running.filter(({ state }) => state === 'progress').length;
  return (
    <Card as="section" padding="0" clip aria-label={messages.quests}>
      <header className={styles.head}>
        <Heading level={2} size="h4">
          {messages.quests}
        </Heading>
        <span className={styles.note}>
          {data && messages.questCounts(sumQuests(data, now).claimable, inProgress)}
        </span>
        <Link to="/quest" className={styles.more}>
          {messages.allQuests}
          <IconChevronRight size={16} />
        </Link>
      </header>
      <QueryView
        data={data && running}
        failure={failure}
        isPending={isPending}
        texts={{ ...loadTexts, failed: messages.questsFailed }}
        skeleton={<Skeleton height={174} shape="box" />}
        empty={<EmptyState icon={<IconQuest size={28} />} title={messages.noQuests} />}
        onRetry={onRetry}
      >
        {(list) => <QuestRows label={messages.questList} quests={list} />}
      </QueryView>
    </Card>
  );
}

/** A month of attendance with what it gives, and the quests of now. */
export function AttendancePage() {
  const page = useQuery(attendance);
  return (
    <CommunityFrame title={messages.title} tabs={<RewardTabs />}>
      <div className={styles.columns}>
        <div className={styles.month}>
          <QueryView
            {...page}
            texts={{ ...loadTexts, failed: messages.failed }}
            skeleton={<Skeleton height={432} shape="box" />}
          >
            {(data) => (
              <div className={styles.month}>
                <Month data={data} />
              </div>
            )}
          </QueryView>
        </div>
        <Quests />
      </div>
    </CommunityFrame>
  );
}
