import { useUnit } from 'effector-react';
import { $legRefusals, $slip, legRemoved, oddsAccepted, SlipLeg } from '@/entities/slip';
import { PendingBets, PlacementNotice } from '@/features/place-bet';
import { IconSlip } from '@/shared/icons';
import { EmptyState } from '@/shared/ui/empty-state';
import { BonusMeter } from './bonus-meter';
import { messages } from './messages';
import * as styles from './bet-slip.css';
import { SlipNotices } from './slip-notices';

/** The scrolling part: what is under way, the legs, what is in the way, the bonus. */
export function SlipContents() {
  const { slip, refusals, onRemove, onAccept } = useUnit({
    slip: $slip,
    refusals: $legRefusals,
    onRemove: legRemoved,
    onAccept: oddsAccepted,
  });
  const isEmpty = slip.legs.length === 0;
  return (
    <>
      <PendingBets />
      <PlacementNotice />
      {isEmpty && (
        <EmptyState
          icon={<IconSlip size={28} />}
          title={messages.empty}
          text={messages.emptyText}
        />
      )}
      {!isEmpty && (
        <ul className={styles.legs} aria-label={messages.legs}>
          {slip.legs.map((leg) => (
            <SlipLeg
              key={leg.selectionId}
              leg={leg}
              refusal={refusals[leg.selectionId] ?? null}
              onRemove={onRemove}
              onAccept={onAccept}
            />
          ))}
        </ul>
      )}
      <SlipNotices />
      {!isEmpty && <BonusMeter />}
    </>
  );
}
