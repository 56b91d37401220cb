import { isFinished } from '#rules/fixture-status.ts';
import type { SportKey } from '#rules/sport-keys.ts';
import { IconChevronDown, IconChevronUp } from '@/shared/icons';
import { formatIso } from '@/shared/lib/format';
import { periodLabel } from '@/entities/market-dictionary';
import { Badge } from '@/shared/ui/badge';
import type { MatchResult } from '../api';
import { finalScore, scoreParts } from '../lib/score-parts';
import { messages } from './messages';
import * as styles from './result-row.css';

export interface ResultRowProps {
  result: MatchResult;
  sport: SportKey;
  /** Its markets are shown below. */
  isOpen: boolean;
  /** Asked to show its markets, or to hide them. */
  onToggle: () => void;
}

interface SideProps {
  side: 'home' | 'away';
  result: MatchResult;
  sport: SportKey;
}

function Side({ side, result, sport }: SideProps) {
  const score = finalScore(result, sport);
  const other = side === 'home' ? 'away' : 'home';
  const hasWon = score !== null && isFinished(result.status) && score[side] > score[other];
  return (
    <span className={styles.side} data-won={hasWon || undefined}>
      <span className={styles.team}>{result[side]}</span>
      <span className={styles.parts} aria-hidden="true">
        {scoreParts(result, sport).map((part) => (
          <span key={part.code} className={styles.part} title={periodLabel(sport, part.code)}>
            {part[side]}
          </span>
        ))}
      </span>
      <b className={styles.total}>{score?.[side] ?? '–'}</b>
    </span>
  );
}

/** One match with its score; a press shows what became of its markets. */
export function ResultRow({ result, sport, isOpen, onToggle }: ResultRowProps) {
  const { startsAt, status, isCorrected } = result;
  const state = messages.states[status];
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <button type="button" className={styles.root} aria-expanded={isOpen} onClick={onToggle}>
      <span className={styles.when}>
        <time dateTime={formatIso(startsAt)}>{messages.kickOff(startsAt)}</time>
        {state && <Badge tone="neutral">{state}</Badge>}
        {isCorrected && <Badge tone="outline">{messages.corrected}</Badge>}
      </span>
      <span className={styles.sides}>
        <Side side="home" result={result} sport={sport} />
        <Side side="away" result={result} sport={sport} />
      </span>
      <Chevron size={16} className={styles.chevron} />
    </button>
  );
}
