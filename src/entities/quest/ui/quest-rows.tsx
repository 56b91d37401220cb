import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useCallback, useRef } from 'react';
import { $member, levelName } from '@/entities/member/@x/quest';
import { IconCheck, IconLock } from '@/shared/icons';
import type { Currency } from '@/shared/lib/format';
import { useLostFocus } from '@/shared/lib/lost-focus';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { lacksDeposit, type Quest, questKey, questPath } from '../lib/quest';
import { $claimed, claiming } from '../model';
import { messages } from './messages';
import * as styles from './quest-rows.css';

interface RowProps {
  quest: Quest;
  /** Of the wallet that deposits and stakes are counted in. */
  currency: Currency;
  isCoinOnly: boolean;
}

/** What there is to say beside the points, or below them; one line, whatever the state. */
function noteOf(quest: Quest, currency: Currency): string | null {
  const { state, needsDeposit, periodStart, claimUntil } = quest;
  switch (state) {
    case 'claimable':
      return messages.until(claimUntil);
    case 'progress':
      return needsDeposit ? messages.needsDeposit(currency) : null;
    case 'expired':
      return messages.expiredOf(periodStart);
    case 'missed':
      return messages.of(periodStart);
    default:
      return null;
  }
}

function Claim({ quest }: { quest: Quest }) {
  const { claimed, isPending, onClaim } = useUnit({
    claimed: $claimed,
    isPending: claiming.$isPending,
    onClaim: claiming.start,
  });
  const { id, title, periodStart } = quest;
  const isClaiming = isPending && claimed === questKey(quest);
  return (
    <Button
      fullWidth
      loading={isClaiming}
      disabled={isPending && !isClaiming}
      aria-label={messages.claimOf(title)}
      onClick={() => onClaim({ id, periodStart })}
    >
      {messages.claim}
    </Button>
  );
}

function End({ quest, isCoinOnly }: RowProps) {
  const { state, title, minLevel } = quest;
  switch (state) {
    case 'claimable':
      return <Claim quest={quest} />;
    case 'progress':
      return (
        <LinkButton asChild variant="secondary" fullWidth>
          <Link to={questPath(quest, isCoinOnly)} aria-label={messages.goOf(title)}>
            {messages.go}
          </Link>
        </LinkButton>
      );
    case 'claimed':
      return (
        <span className={styles.mark}>
          <IconCheck size={15} className={styles.check} />
          {messages.claimedState}
        </span>
      );
    case 'level':
      return (
        <span className={styles.mark}>
          <IconLock size={14} />
          {messages.level(levelName(minLevel))}
        </span>
      );
    default:
      return <span className={styles.mark}>{messages[state]}</span>;
  }
}

function Row(props: RowProps) {
  const { quest, currency } = props;
  const { state, title, points, done, target } = quest;
  const note = noteOf(quest, currency);
  const isOver = state === 'missed' || state === 'expired';
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.what}>
        <span className={styles.title}>{title}</span>
        <span className={styles.line}>
          <span className={styles.bar}>
            <ProgressBar
              label={messages.progress(title)}
              value={done / target}
              size="thin"
              tone={isOver || state === 'level' ? 'quiet' : 'brand'}
            />
          </span>
          <span>{messages.count(quest, currency)}</span>
          <b className={styles.points}>{messages.points(points)}</b>
          {note !== null && (
            <span className={styles.note} data-warn={lacksDeposit(quest)}>
              {note}
            </span>
          )}
        </span>
      </div>
      <div className={styles.end}>
        <End {...props} />
      </div>
    </li>
  );
}

export interface QuestRowsProps {
  /** Name of the list. */
  label: string;
  quests: readonly Quest[];
}

/** Quests below each other, each with how far it is, what it gives and what there is to do. */
export function QuestRows({ label, quests }: QuestRowsProps) {
  const member = useUnit($member);
  const { currency = 'KRW', isCoinOnly = false } = member ?? {};
  const listRef = useRef<HTMLUListElement>(null);
  // A button that claimed its points is gone, and had the focus.
  useLostFocus(
    quests.filter(({ state }) => state === 'claimable').length,
    useCallback(() => listRef.current?.focus({ preventScroll: true }), []),
  );
  return (
    <ul ref={listRef} tabIndex={-1} className={styles.list} aria-label={label}>
      {quests.map((quest) => (
        <Row key={questKey(quest)} quest={quest} currency={currency} isCoinOnly={isCoinOnly} />
      ))}
    </ul>
  );
}
