import { IconClose } from '@/shared/icons';
import { formatOdds } from '@/shared/lib/format';
import { pickText } from '@/entities/market-dictionary/@x/slip';
import { Badge } from '@/shared/ui/badge';
import type { SlipFix } from '../lib/fix';
import type { SlipProblem } from '../lib/problems';
import type { RefusalCode } from '../lib/rules';
import type { SlipEntry } from '../lib/slip';
import { messages } from './messages';
import { SlipLegStrip } from './slip-leg-strip';
import * as styles from './slip-leg.css';

export interface SlipLegProps {
  leg: SlipEntry;
  /** What is wrong with this leg. */
  problem?: SlipProblem | null;
  /** A notice speaks for this leg and others alike. */
  isGrouped?: boolean;
  /** It has one price with others of its match, which says what has moved. */
  isJoint?: boolean;
  onRemove?: (selectionId: string) => void;
  onFix?: (fix: SlipFix) => void;
}

const marks: Partial<Record<RefusalCode, string>> = {
  MARKET_SUSPENDED: messages.suspended,
  MARKET_CLOSED: messages.closed,
  SELECTION_NOT_FOUND: messages.closed,
  FIXTURE_STARTED: messages.started,
};

/** One pick of the slip: what, at which odds, of which match, and what has changed since it was picked. */
export function SlipLeg(props: SlipLegProps) {
  const { problem = null, isGrouped = false, isJoint = false, onRemove, onFix } = props;
  const leg = isJoint ? { ...props.leg, seenOdds: props.leg.odds } : props.leg;
  const { title, detail, market, basis } = pickText(leg);
  const name = detail ? `${title} ${detail}` : title;
  const mark = (problem && marks[problem.refusal.code]) ?? null;
  const isBlocked = mark !== null || problem?.fix?.kind === 'moveLeg';
  const move = leg.odds > leg.seenOdds ? 'up' : leg.odds < leg.seenOdds ? 'down' : null;
  return (
    <li className={styles.root} data-leg={leg.selectionId} data-blocked={isBlocked}>
      <span className={styles.name}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <span
        className={styles.odds({
          move: isBlocked ? 'blocked' : isJoint ? 'joint' : (move ?? 'none'),
        })}
      >
        {formatOdds(leg.odds)}
      </span>
      <span className={styles.match}>
        {leg.inPlay && <Badge tone="live">{messages.live}</Badge>}
        {mark && <Badge tone="warn">{mark}</Badge>}
        <span className={styles.matchText}>
          {messages.versus(leg.home, leg.away)} · <span className={styles.whole}>{market}</span>
          {basis && (
            <>
              {' · '}
              <b className={styles.basis}>{basis}</b>
            </>
          )}
        </span>
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={messages.remove(name)}
        onClick={() => onRemove?.(leg.selectionId)}
      >
        <IconClose size={14} />
      </button>
      <SlipLegStrip leg={leg} name={name} problem={problem} isGrouped={isGrouped} onFix={onFix} />
    </li>
  );
}
