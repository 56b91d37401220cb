import type { MouseEvent } from 'react';
import { IconChevronRight } from '@/shared/icons';
import { formatIso, formatMoney, formatShortDateTime } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { openRegionId } from '../lib/open-region';
import { type MoneyRequest, reasonOf, stageOf, toneOf } from '../lib/request';
import * as styles from './latest-line.css';
import { messages } from './messages';

export interface LatestLineProps {
  /** Its state, in a word. */
  state: string;
  tone: 'brand' | 'warn' | 'neutral';
  amount: string;
  /** When it was requested, epoch milliseconds. */
  at: number;
  /** Why it was decided so; null where nobody said. */
  reason: string | null;
  /** It is under way: the line leads to it. */
  isOpen: boolean;
}

/** On the same page: neither the address nor what was typed changes. */
function toOpen(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(openRegionId)?.focus();
}

/** The last request in a line, above a form in one column. */
export function LatestLine({ state, tone, amount, at, reason, isOpen }: LatestLineProps) {
  const line = (
    <Card padding="3" className={styles.root}>
      <span className={styles.words}>
        <Badge tone={tone}>{state}</Badge>
        <b>{amount}</b>
        <time className={styles.note} dateTime={formatIso(at)}>
          {formatShortDateTime(at)}
        </time>
        {reason !== null && <span className={styles.reason}>{messages.reason(reason)}</span>}
      </span>
      {isOpen && <IconChevronRight size={18} />}
    </Card>
  );
  if (!isOpen) return line;
  return (
    <a href={`#${openRegionId}`} className={styles.link} onClick={toOpen}>
      {line}
    </a>
  );
}

export interface LatestRequestProps {
  /** The one under way; null for none. */
  open: MoneyRequest | null;
  /** Those before, the newest first; null while they load. */
  past: readonly MoneyRequest[] | null;
}

/** The request under way, else the last one; nothing where there never was one. */
export function LatestRequest({ open, past }: LatestRequestProps) {
  const request = open ?? past?.[0];
  if (request === undefined) return null;
  const { state, amount, currency, createdAt } = request;
  return (
    <LatestLine
      state={messages.states[state]}
      tone={toneOf(request)}
      amount={formatMoney(amount, currency)}
      at={createdAt}
      reason={stageOf(state) === 'decided' ? reasonOf(request) : null}
      isOpen={open !== null}
    />
  );
}
