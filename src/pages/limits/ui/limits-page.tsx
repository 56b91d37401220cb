import { useUnit } from 'effector-react';
import {
  breakDialog,
  exclusionDialog,
  HoldButton,
  holdFinished,
  type OwnLimit,
  type Protection,
  protection,
  SessionBar,
  takingBreak,
} from '@/features/protection';
import { IconCall, IconChevronRight, IconWaiting } from '@/shared/icons';
import { loadTexts, stopText } from '@/shared/copy';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { MoneyFrame } from '@/widgets/money-nav';
import { changesDialog, limitDialog } from '../dialogs';
import '../draw-dialogs';
import { cancellingRaise } from '../model';
import { LimitMatrix } from './limit-matrix';
import * as styles from './limits-page.css';
import { messages } from './messages';

interface WaitingProps {
  limit: OwnLimit;
  next: NonNullable<OwnLimit['next']>;
  currency: Protection['currency'];
}

function WaitingRaise({ limit, next, currency }: WaitingProps) {
  const [isPending, onCancel] = useUnit([cancellingRaise.$isPending, cancellingRaise.start]);
  const name = { kind: limit.kind, period: limit.period };
  return (
    <Card as="li" className={styles.line}>
      <IconWaiting size={20} className={styles.lineIcon} />
      <p className={styles.words}>
        <span>
          <b>{messages.named(name)}</b> {messages.waiting(limit, next.limit, currency)}
        </span>
        <span className={styles.note}>{messages.waitingFrom(next.from)}</span>
      </p>
      <Button
        variant="quiet"
        loading={isPending}
        aria-label={messages.cancelOf(name)}
        onClick={() => onCancel(name)}
      >
        {messages.cancelRaise}
      </Button>
    </Card>
  );
}

interface TileProps {
  name: string;
  term: string;
  text: readonly string[];
  onOpen: () => void;
}

function Tile({ name, term, text, onOpen }: TileProps) {
  return (
    <button type="button" className={styles.tile} onClick={onOpen}>
      <span className={styles.tileName}>
        {name}
        <IconChevronRight size={16} />
      </span>
      <span className={styles.tileTerm}>{term}</span>
      {text.map((line) => (
        <span key={line} className={styles.note}>
          {line}
        </span>
      ))}
    </button>
  );
}

function HelpLine() {
  return (
    <Card className={styles.line}>
      <IconCall size={20} className={styles.lineIcon} />
      <p className={styles.words}>
        <b>
          {messages.help} {messages.helpNumber}
        </b>
        <span className={styles.note}>{messages.helpText}</span>
      </p>
      <LinkButton
        href={messages.testUrl}
        target="_blank"
        rel="noreferrer"
        variant="quiet"
        title={messages.testHint}
      >
        {messages.test}
      </LinkButton>
      <LinkButton href={`tel:${messages.helpNumber}`} variant="secondary">
        {messages.call}
      </LinkButton>
    </Card>
  );
}

function Contents({ data }: { data: Protection }) {
  const unit = useUnit({
    isStopping: takingBreak.$isPending,
    onLimit: limitDialog.opened,
    onChanges: changesDialog.opened,
    onBreak: breakDialog.opened,
    onExclusion: exclusionDialog.opened,
    onHeld: holdFinished,
  });
  const { stop, limits, currency } = data;
  return (
    <div className={styles.parts}>
      {stop && <Banner tone="warn">{stopText(stop.kind, stop.until)}</Banner>}
      <SessionBar />
      <LimitMatrix data={data} onOpen={unit.onLimit} onChanges={() => unit.onChanges()} />
      <ul className={styles.parts}>
        {limits.map(
          (limit) =>
            limit.next && (
              <WaitingRaise
                key={`${limit.kind}.${limit.period}`}
                limit={limit}
                next={limit.next}
                currency={currency}
              />
            ),
        )}
      </ul>
      <section className={styles.tiles} aria-label={messages.stop}>
        <Tile
          name={messages.breakName}
          term={messages.breakTerm}
          text={messages.breakText}
          onOpen={() => unit.onBreak()}
        />
        <Tile
          name={messages.exclusionName}
          term={messages.exclusionTerm}
          text={messages.exclusionText}
          onOpen={() => unit.onExclusion()}
        />
      </section>
      <HoldButton
        disabled={stop !== null || unit.isStopping}
        onHeld={() => unit.onHeld()}
        onAsk={() => unit.onBreak()}
      />
      <HelpLine />
    </div>
  );
}

/** What members set for themselves: limits, breaks, exclusion, and where to find help. */
export function LimitsPage() {
  const page = useQuery(protection);
  return (
    <MoneyFrame title={messages.title}>
      <QueryView
        {...page}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={640} shape="box" />}
      >
        {(data) => <Contents data={data} />}
      </QueryView>
      {page.data === null && page.failure !== null && <HelpLine />}
    </MoneyFrame>
  );
}
