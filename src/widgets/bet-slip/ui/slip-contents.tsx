import { useUnit } from 'effector-react';
import {
  $legProblems,
  $problems,
  $slip,
  BONUS_TIERS,
  fixChosen,
  legRemoved,
  SlipLeg,
} from '@/entities/slip';
import { PendingBets, PlacementNotice } from '@/features/place-bet';
import { OneTapNote } from '@/features/slip-preferences';
import { $isStreamStale } from '@/shared/api';
import { IconSlip } from '@/shared/icons';
import { Banner } from '@/shared/ui/banner';
import { EmptyState } from '@/shared/ui/empty-state';
import { groupedLegs } from '../lib/notices';
import { BonusMeter } from './bonus-meter';
import { messages } from './messages';
import { SlipNotices } from './slip-notices';
import { useDrawnNext } from './use-drawn-next';
import { useSlipScroll } from './use-slip-scroll';
import * as styles from './bet-slip.css';

function EmptySlip() {
  return (
    <>
      <EmptyState icon={<IconSlip size={28} />} title={messages.empty} text={messages.emptyText} />
      <div className={styles.tiers}>
        <p>{messages.emptyBonus}</p>
        <ul className={styles.tierList}>
          {BONUS_TIERS.map(({ folders, factor }) => (
            <li key={folders} className={styles.tier}>
              {messages.bonusPick(folders, factor)}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The scrolling part: what is under way, the legs, what is in the way, the bonus. */
export function SlipContents() {
  const { slip, problems, legProblems, onRemove, onFix, isStale } = useUnit({
    slip: $slip,
    problems: $problems,
    legProblems: $legProblems,
    onRemove: legRemoved,
    onFix: fixChosen,
    isStale: $isStreamStale,
  });
  const isEmpty = !useDrawnNext(slip.legs.length > 0);
  const end = useSlipScroll(isEmpty ? 0 : slip.legs.length);
  const grouped = groupedLegs(problems);
  return (
    <>
      <OneTapNote />
      <PendingBets />
      <PlacementNotice />
      {isStale && !isEmpty && <Banner tone="warn">{messages.stale}</Banner>}
      {isEmpty && <EmptySlip />}
      {!isEmpty && (
        <ul className={styles.legs} aria-label={messages.legs}>
          {slip.legs.map((leg) => (
            <SlipLeg
              key={leg.selectionId}
              leg={leg}
              problem={legProblems[leg.selectionId] ?? null}
              isGrouped={grouped.includes(leg.selectionId)}
              onRemove={onRemove}
              onFix={onFix}
            />
          ))}
        </ul>
      )}
      {!isEmpty && <BonusMeter />}
      <SlipNotices />
      <div ref={end} />
    </>
  );
}
