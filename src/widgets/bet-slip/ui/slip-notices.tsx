import { useUnit } from 'effector-react';
import {
  $currency,
  $oddsChanges,
  $refusals,
  $refusedWish,
  $slip,
  $stake,
  type DomesticSlip,
  fixChosen,
  refusalText,
  refusedWishDropped,
  type SlipFix,
  wishFixChosen,
} from '@/entities/slip';
import { IconWarning } from '@/shared/icons';
import type { Currency } from '@/shared/lib/format';
import { pickText } from '@/shared/lib/pick-text';
import { type SlipNotice, slipNotices } from '../lib/notices';
import { messages } from './messages';
import * as styles from './slip-notices.css';

function textOf({ kind, refusal, count }: SlipNotice, currency: Currency): string {
  if (kind === 'blocked') return messages.blocked(count);
  if (kind === 'odds') return messages.oddsMoved(count);
  return refusal ? refusalText(refusal, currency) : '';
}

function nameOf(slip: DomesticSlip, selectionId: string | undefined): string {
  const leg = slip.legs.find((one) => one.selectionId === selectionId);
  if (!leg) return '';
  const { title, detail } = pickText(leg);
  return detail ? `${title} ${detail}` : title;
}

function labelOf(fix: SlipFix, notice: SlipNotice, slip: DomesticSlip, currency: Currency): string {
  const { fix: labels } = messages;
  const isWish = notice.kind === 'wish';
  if (fix.kind === 'setStake') return labels.setStake(fix.stake, currency);
  if (fix.kind === 'dropBonus') return isWish ? labels.dropBonusAndAdd : labels.dropBonus;
  if (fix.kind === 'acceptOdds') return notice.kind === 'odds' ? labels.acceptAll : labels.accept;
  if (notice.kind === 'blocked') return labels.dropBlocked;
  if (notice.refusal?.code === 'BONUS_LOW_ODDS') return labels.dropLow(fix.selectionIds.length);
  if (notice.refusal?.code === 'BONUS_IN_PLAY') return labels.dropLive(fix.selectionIds.length);
  return isWish ? labels.swap : labels.dropNamed(nameOf(slip, fix.selectionIds[0]));
}

/** What keeps the slip from being placed, each with its ways out as buttons. */
export function SlipNotices() {
  const unit = useUnit({
    slip: $slip,
    stake: $stake,
    currency: $currency,
    problems: $refusals,
    refused: $refusedWish,
    changes: $oddsChanges,
    onFix: fixChosen,
    onWishFix: wishFixChosen,
    onDrop: refusedWishDropped,
  });
  const { slip, currency, problems, refused } = unit;
  const changed = unit.changes.map(({ selectionId }) => selectionId);
  const notices = slipNotices({ problems, refused, changed, hasStake: unit.stake !== null });
  if (notices.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={messages.notices}>
      {notices.map((notice) => (
        <li key={notice.key} className={styles.row}>
          <IconWarning size={16} className={styles.icon} />
          <span className={styles.text}>{textOf(notice, currency)}</span>
          <span className={styles.fixes}>
            {notice.fixes.map((fix) => (
              <button
                key={JSON.stringify(fix)}
                type="button"
                className={styles.fix}
                onClick={() => (notice.kind === 'wish' ? unit.onWishFix(fix) : unit.onFix(fix))}
              >
                {labelOf(fix, notice, slip, currency)}
              </button>
            ))}
            {notice.kind === 'wish' && (
              <button type="button" className={styles.fix} onClick={() => unit.onDrop()}>
                {messages.dismiss}
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
