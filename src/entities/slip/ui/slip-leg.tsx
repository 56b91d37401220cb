import { IconClose } from '@/shared/icons';
import { formatOdds } from '@/shared/lib/format';
import { pickText } from '@/shared/lib/market-dictionary';
import { Badge } from '@/shared/ui/badge';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { refusalText } from '../lib/refusal-text';
import type { Refusal, RefusalCode } from '../lib/rules';
import type { SlipEntry } from '../lib/slip';
import { messages } from './messages';
import * as styles from './slip-leg.css';

export interface SlipLegProps {
  leg: SlipEntry;
  /** What is wrong with this leg; a change of odds draws its own strip. */
  refusal?: Refusal | null;
  onRemove?: (selectionId: string) => void;
  onAccept?: (selectionId: string) => void;
}

const marks: Partial<Record<RefusalCode, string>> = {
  MARKET_SUSPENDED: messages.suspended,
  MARKET_CLOSED: messages.closed,
  SELECTION_NOT_FOUND: messages.closed,
  FIXTURE_STARTED: messages.started,
  LINE_CHANGED: messages.lineChanged,
};

/** One pick of the slip: what, at which odds, of which match, and what has changed since it was picked. */
export function SlipLeg({ leg, refusal = null, onRemove, onAccept }: SlipLegProps) {
  const { title, detail, market } = pickText(leg);
  const name = detail ? `${title} ${detail}` : title;
  const mark = refusal && marks[refusal.code];
  const move = leg.odds > leg.seenOdds ? 'up' : leg.odds < leg.seenOdds ? 'down' : null;
  return (
    <li className={styles.root} data-leg={leg.selectionId} data-blocked={Boolean(mark)}>
      <span className={styles.name}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.odds({ move: mark ? 'blocked' : (move ?? 'none') })}>
        {formatOdds(leg.odds)}
      </span>
      <span className={styles.match}>
        {leg.inPlay && <Badge tone="live">{messages.live}</Badge>}
        {mark && <Badge tone="warn">{mark}</Badge>}
        <span className={styles.matchText}>
          {messages.versus(leg.home, leg.away)} · {market}
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
      {mark && refusal && <p className={styles.strip({ tone: 'warn' })}>{refusalText(refusal)}</p>}
      {!mark && move && (
        <div className={styles.strip({ tone: move })}>
          <VisuallyHidden>{messages.changed(leg.seenOdds, leg.odds)}</VisuallyHidden>
          <span aria-hidden="true">{messages.oddsChange}</span>
          <span aria-hidden="true" className={styles.before}>
            {formatOdds(leg.seenOdds)}
          </span>
          <span aria-hidden="true">→</span>
          <b aria-hidden="true" className={styles.after({ move })}>
            {formatOdds(leg.odds)} {move === 'up' ? '▲' : '▼'}
          </b>
          <button
            type="button"
            className={styles.accept}
            aria-label={messages.acceptNamed(name)}
            onClick={() => onAccept?.(leg.selectionId)}
          >
            {messages.accept}
          </button>
        </div>
      )}
    </li>
  );
}
