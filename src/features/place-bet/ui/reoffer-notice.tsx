import { useUnit } from 'effector-react';
import { pickText } from '@/entities/market-dictionary';
import { costOf, kindOf, totalOddsOf } from '@/entities/slip';
import { IconWarning } from '@/shared/icons';
import { formatMoney, formatOdds } from '@/shared/lib/format';
import { useFocusIfLost } from '@/shared/lib/lost-focus';
import { Button } from '@/shared/ui/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { isDroppable, type Move, type Reoffer } from '../lib/reoffer';
import type { RefusedBet } from '../lib/report';
import { $isFree } from '../model/placement';
import { $results, reofferLegDropped, reofferTaken, resultDismissed } from '../model/result';
import { messages } from './messages';
import * as styles from './reoffer-notice.css';

/** What a move is of, in parts and in one; null where its legs are gone. */
function moveText({ selectionIds }: Move, { again }: Reoffer) {
  const [leg] = again.slip.legs.filter((one) => selectionIds.includes(one.selectionId));
  if (!leg) return null;
  if (selectionIds.length > 1) {
    const match = `${leg.home} vs ${leg.away}`;
    return { name: match, beside: messages.jointOf(selectionIds.length), whole: match };
  }
  const { title, detail } = pickText(leg);
  return { name: title, beside: detail, whole: detail ? `${title} ${detail}` : title };
}

interface MoveRowProps {
  move: Move;
  reoffer: Reoffer;
  /** Absent where the leg cannot go without the rest, or where it is the bet. */
  onDrop?: (() => void) | undefined;
}

/** What was picked, and its odds before and now. */
function MoveRow({ move, reoffer, onDrop }: MoveRowProps) {
  const text = moveText(move, reoffer);
  if (!text) return null;
  const { name, beside, whole } = text;
  const { from, to } = move;
  return (
    <li className={styles.move}>
      <span className={styles.name}>
        {name}
        {beside && <span className={styles.detail}>{beside}</span>}
      </span>
      <VisuallyHidden>{messages.moved(formatOdds(from), formatOdds(to))}</VisuallyHidden>
      <span aria-hidden="true" className={styles.before}>
        <s>{formatOdds(from)}</s> →
      </span>
      <b aria-hidden="true" className={styles.after({ move: to > from ? 'up' : 'down' })}>
        {formatOdds(to)} {to > from ? '▲' : '▼'}
      </b>
      {onDrop && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={messages.dropNamed(whole)}
          onClick={onDrop}
        >
          {messages.dropLeg}
        </Button>
      )}
    </li>
  );
}

function reasonOf({ result, reoffer }: RefusedBet): string {
  const isFall = reoffer?.moves.every(({ from, to }) => to < from) ?? false;
  const reason = isFall ? messages.fellRefused : messages.movedRefused;
  return result.bet === null ? reason : `${reason} ${messages.returned}`;
}

/** Names the notice by what has moved: there may be several of them. */
function labelOf(reoffer: Reoffer): string {
  const [first, ...others] = reoffer.moves.flatMap((move) => moveText(move, reoffer) ?? []);
  return messages.reoffer(first?.whole ?? null, others.length);
}

export interface ReofferNoticeProps {
  report: RefusedBet;
  reoffer: Reoffer;
}

/** A bet that was refused for its odds alone: what they were and are, and the one press that bets at those of now. */
export function ReofferNotice({ report, reoffer }: ReofferNoticeProps) {
  const ref = useFocusIfLost();
  const { isFree, onTake, onDrop, onDismiss } = useUnit({
    isFree: $isFree,
    onTake: reofferTaken,
    onDrop: reofferLegDropped,
    onDismiss: resultDismissed,
  });
  const { key } = report.result;
  const { slip, stake, account } = reoffer.again;
  const isOne = slip.legs.length === 1;
  const [leg] = slip.legs;
  const cost = formatMoney(costOf(slip, stake ?? 0), account?.currency ?? 'KRW');
  const odds = kindOf(slip) === 'system' ? null : totalOddsOf(slip);
  return (
    <section ref={ref} tabIndex={-1} className={styles.root} aria-label={labelOf(reoffer)}>
      <p role="alert" className={styles.reason}>
        <IconWarning size={16} className={styles.icon} />
        {reasonOf(report)}
      </p>
      <ul className={styles.moves}>
        {reoffer.moves.map((move) => (
          <MoveRow
            key={move.selectionIds.join(' ')}
            move={move}
            reoffer={reoffer}
            onDrop={
              isOne || !isDroppable(move)
                ? undefined
                : () => onDrop({ key, selectionId: move.selectionIds[0] ?? '' })
            }
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {isOne && leg ? (
          <Button variant="secondary" onClick={() => onDrop({ key, selectionId: leg.selectionId })}>
            {messages.dropLeg}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => onDismiss(key)}>
            {messages.close}
          </Button>
        )}
        <div className={styles.again}>
          <Button fullWidth disabled={!isFree} onClick={() => onTake(key)}>
            {odds === null ? messages.againAtNew : messages.again(formatOdds(odds))}{' '}
            <span className={styles.stake}>{cost}</span>
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Every refused bet that can be placed again at the odds of now, the oldest first. */
export function Reoffers() {
  const results = useUnit($results);
  return results.map((report) => {
    const { result, reoffer } = report;
    if (result.kind !== 'refused' || reoffer === null) return null;
    return <ReofferNotice key={result.key} report={{ ...report, result }} reoffer={reoffer} />;
  });
}
