import { useUnit } from 'effector-react';
import {
  $currency,
  $oddsChanges,
  $refusals,
  $rejectedEdit,
  $slip,
  $stake,
  type DomesticSlip,
  fixChosen,
  type RefusalCode,
  type RejectedEdit,
  refusalText,
  rejectedEditDropped,
  type SlipFix,
  editFixChosen,
  editFixes,
} from '@/entities/slip';
import { IconWarning } from '@/shared/icons';
import type { Currency } from '@/shared/lib/format';
import { pickText } from '@/shared/lib/market-dictionary';
import { type SlipNotice, slipNotices } from '../lib/notices';
import { messages } from './messages';
import * as styles from './slip-notices.css';

interface NoticeContext {
  slip: DomesticSlip;
  refused: RejectedEdit | null;
  currency: Currency;
}

function textOf(
  { kind, refusal, count }: SlipNotice,
  { slip, refused, currency }: NoticeContext,
): string {
  if (kind === 'blocked') return messages.blocked(count);
  if (kind === 'odds') return messages.oddsMoved(count);
  // The pick that was not taken is not on the slip.
  const legs = refused?.edit.kind === 'pick' ? [...slip.legs, refused.edit.pick] : slip.legs;
  return refusal ? refusalText(refusal, currency, legs) : '';
}

function nameOf(slip: DomesticSlip, selectionId: string | undefined): string {
  const leg = slip.legs.find((one) => one.selectionId === selectionId);
  if (!leg) return '';
  const { title, detail } = pickText(leg);
  return detail ? `${title} ${detail}` : title;
}

function dropLabel(ids: readonly string[], code: RefusalCode | undefined, slip: DomesticSlip) {
  const { fix: labels } = messages;
  if (ids.length === 1) return labels.dropNamed(nameOf(slip, ids[0]));
  return code === 'BONUS_LOW_ODDS' ? labels.dropLow(ids.length) : labels.dropLive(ids.length);
}

function labelOf(
  fix: SlipFix,
  notice: SlipNotice,
  { slip, refused, currency }: NoticeContext,
): string {
  const { fix: labels } = messages;
  const isEdit = notice.kind === 'edit';
  if (fix.kind === 'setStake') return labels.setStake(fix.stake, currency);
  if (fix.kind === 'dropBonus') return isEdit ? labels.dropBonusAndAdd : labels.dropBonus;
  if (fix.kind === 'acceptOdds') return notice.kind === 'odds' ? labels.acceptAll : labels.accept;
  if (notice.kind === 'blocked') return labels.dropBlocked;
  if (isEdit && refused?.edit.kind === 'pick') return labels.swap;
  const drop = dropLabel(fix.selectionIds, notice.refusal?.code, slip);
  return isEdit ? labels.andAddBonus(drop) : drop;
}

function dismissLabel({ slip, refused }: NoticeContext): string {
  if (!refused || editFixes(refused, slip.legs.length).length === 0) return messages.dismiss;
  return refused.edit.kind === 'pick' ? messages.leavePick : messages.leaveBonus;
}

/** What keeps the slip from being placed, each with its ways out as buttons. */
export function SlipNotices() {
  const unit = useUnit({
    slip: $slip,
    stake: $stake,
    currency: $currency,
    problems: $refusals,
    refused: $rejectedEdit,
    changes: $oddsChanges,
    onFix: fixChosen,
    onEditFix: editFixChosen,
    onDrop: rejectedEditDropped,
  });
  const { problems, refused } = unit;
  const changed = unit.changes.map(({ selectionId }) => selectionId);
  const hasStake = unit.stake !== null;
  const legCount = unit.slip.legs.length;
  const notices = slipNotices({ problems, refused, legCount, changed, hasStake });
  if (notices.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={messages.notices}>
      {notices.map((notice) => (
        <li key={notice.key} className={styles.row}>
          <IconWarning size={16} className={styles.icon} />
          <span className={styles.text}>{textOf(notice, unit)}</span>
          <span className={styles.fixes}>
            {notice.fixes.map((fix) => (
              <button
                key={JSON.stringify(fix)}
                type="button"
                className={styles.fix}
                onClick={() => (notice.kind === 'edit' ? unit.onEditFix(fix) : unit.onFix(fix))}
              >
                {labelOf(fix, notice, unit)}
              </button>
            ))}
            {notice.kind === 'edit' && (
              <button type="button" className={styles.fix} onClick={() => unit.onDrop()}>
                {dismissLabel(unit)}
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
