import { formatFactor, formatOdds } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { JointGroup } from '../lib/joint';
import { messages } from './messages';
import * as styles from './joint-row.css';

/** How a joint price is: known, on its way, refused for a reason, or not answered. */
export type JointState = 'priced' | 'asking' | 'refused' | 'failed';

export interface JointRowProps {
  group: JointGroup;
  state: JointState;
  onRetry?: (fixtureId: string) => void;
}

function Price({ group: { price }, state }: JointRowProps) {
  if (price === null || state === 'refused' || state === 'failed')
    return <span className={styles.none}>{messages.joint[state]}</span>;
  const { odds, seenOdds } = price;
  const move = odds > seenOdds ? 'up' : odds < seenOdds ? 'down' : 'none';
  return (
    <span className={styles.price}>
      {move !== 'none' && (
        <>
          <VisuallyHidden>{messages.changed(seenOdds, odds)}</VisuallyHidden>
          <s aria-hidden="true" className={styles.before}>
            {formatOdds(seenOdds)}
          </s>
        </>
      )}
      <b className={styles.odds({ move: state === 'asking' ? 'asking' : move })}>
        {formatOdds(odds)}
      </b>
    </span>
  );
}

/** What the picks of one match above it pay together, in place of their own odds. */
export function JointRow(props: JointRowProps) {
  const { group, state, onRetry } = props;
  const { fixtureId, legs, price } = group;
  // That of a price which is asked for again may be another one by now.
  const factor = state === 'priced' ? price?.factor : undefined;
  return (
    <li className={styles.root} data-joint={fixtureId} data-state={state}>
      <span className={styles.name}>
        <b>{messages.jointOdds}</b>
        <span className={styles.detail}>
          {messages.jointOf(legs.length)}
          {factor !== undefined && ` · ${messages.jointFactor(formatFactor(factor))}`}
        </span>
      </span>
      {state === 'failed' && (
        <button
          type="button"
          className={styles.retry}
          aria-label={messages.jointRetryNamed}
          onClick={() => onRetry?.(fixtureId)}
        >
          {messages.jointRetry}
        </button>
      )}
      <Price {...props} />
    </li>
  );
}
