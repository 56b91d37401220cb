import { useUnit } from 'effector-react';
import {
  $currency,
  $problems,
  $rejectedEdit,
  $slip,
  $stake,
  type DomesticSlip,
  fixChosen,
  kindOf,
  legsOf,
  type Refusal,
  type RejectedEdit,
  refusalText,
  refusedMatches,
  rejectedEditDropped,
  type SlipFix,
  type SlipPick,
  editFixChosen,
  editFixes,
} from '@/entities/slip';
import { IconWarning } from '@/shared/icons';
import type { Currency } from '@/shared/lib/format';
import { pickText } from '@/entities/market-dictionary';
import { type SlipNotice, slipNotices } from '../lib/notices';
import { noticePressed } from '../model';
import { messages } from './messages';
import * as styles from './slip-notices.css';

interface NoticeContext {
  slip: DomesticSlip;
  refused: RejectedEdit | null;
  currency: Currency;
}

/** Names the picks of one match that do not go together, also the one that is not on the slip. */
function pickNames(refusal: Refusal, legs: readonly SlipPick[]): string {
  const ids = [...legsOf(refusal), refusal.selectionId];
  const named = legs.filter(({ selectionId }) => ids.includes(selectionId)).map(pickText);
  return named
    .map(({ market, title, detail }) => [title, detail, `(${market})`].filter(Boolean).join(' '))
    .join(' + ');
}

function textOf(
  { kind, refusal, legs: { length: count } }: SlipNotice,
  { slip, refused, currency }: NoticeContext,
): string {
  if (kind === 'closed') return messages.closedLegs(count);
  if (kind === 'odds') return messages.oddsMoved(count);
  if (refusal === null) return '';
  // The pick that was not taken is not on the slip.
  const legs = refused?.edit.kind === 'pick' ? [...slip.legs, refused.edit.pick] : slip.legs;
  const isBonus = kind === 'edit' && refused?.edit.kind === 'bonus';
  if (isBonus && refusal.code === 'BONUS_LOW_ODDS')
    return `${refusedMatches(refusal, legs)}: ${messages.lowBeforeBonus}`;
  // What is of one kind it names itself, with the odds.
  if (isOfPicks({ refusal }) && refusal.code !== 'JOINT_KINDS')
    return `${pickNames(refusal, legs)}: ${refusalText(refusal, currency)}`;
  return refusalText(refusal, currency, legs);
}

function labelOf(
  fix: SlipFix,
  notice: SlipNotice,
  { slip, refused, currency }: NoticeContext,
): string {
  const { fix: labels } = messages;
  const isEdit = notice.kind === 'edit';
  if (fix.kind === 'setStake') {
    const each = labels.setStakeOf[kindOf(slip)];
    return `${each} ${labels.setStake(fix.stake, currency)}`.trim();
  }
  if (fix.kind === 'dropBonus') return isEdit ? labels.dropBonusAndAdd : labels.dropBonus;
  if (fix.kind === 'acceptOdds') return notice.kind === 'odds' ? labels.acceptAll : labels.accept;
  // A leg takes its new line itself.
  if (fix.kind === 'moveLeg') return '';
  if (notice.kind === 'closed') return labels.dropClosed;
  if (isEdit && refused?.edit.kind === 'pick') return labels.swap;
  if (isEdit) return labels.dropForBonus(fix.selectionIds.length);
  return isOfPicks(notice) ? labels.dropLast : labels.dropOne;
}

/** It is about several picks of one match, of which one has to go. */
function isOfPicks({ refusal }: Pick<SlipNotice, 'refusal'>): boolean {
  return refusal?.code.startsWith('JOINT_') ?? false;
}

function dismissLabel({ slip, refused }: NoticeContext): string {
  if (!refused || editFixes(refused, slip.legs.length).length === 0) return messages.dismiss;
  return refused.edit.kind === 'pick' ? messages.leavePick : messages.leaveBonus;
}

interface FixButtonProps {
  fix: SlipFix;
  onFix: (fix: SlipFix) => void;
  children: string;
}

function FixButton({ fix, onFix, children }: FixButtonProps) {
  return (
    <button type="button" className={styles.fix} onClick={() => onFix(fix)}>
      {children}
    </button>
  );
}

interface NoticeTextProps {
  notice: SlipNotice;
  onShow: (legs: readonly string[]) => void;
  children: string;
}

/** Pressed, it brings the first leg it is about into view. */
function NoticeText({ notice: { legs }, onShow, children }: NoticeTextProps) {
  if (legs.length === 0) return <span className={styles.text}>{children}</span>;
  return (
    <button type="button" className={styles.legsText} onClick={() => onShow(legs)}>
      {children}
    </button>
  );
}

/** What keeps the slip from being placed, each with the button that solves it. */
export function SlipNotices() {
  const unit = useUnit({
    slip: $slip,
    stake: $stake,
    currency: $currency,
    problems: $problems,
    refused: $rejectedEdit,
    onFix: fixChosen,
    onEditFix: editFixChosen,
    onDrop: rejectedEditDropped,
    onShow: noticePressed,
  });
  const { problems, refused } = unit;
  const hasStake = unit.stake !== null;
  const legCount = unit.slip.legs.length;
  const notices = slipNotices({ problems, refused, legCount, hasStake });
  if (notices.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={messages.notices}>
      {notices.map((notice) => (
        <li key={notice.key} className={styles.row}>
          <IconWarning size={16} className={styles.icon} />
          <NoticeText notice={notice} onShow={unit.onShow}>
            {textOf(notice, unit)}
          </NoticeText>
          <span className={styles.fixes}>
            {notice.fix && (
              <FixButton
                fix={notice.fix}
                onFix={notice.kind === 'edit' ? unit.onEditFix : unit.onFix}
              >
                {labelOf(notice.fix, notice, unit)}
              </FixButton>
            )}
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
