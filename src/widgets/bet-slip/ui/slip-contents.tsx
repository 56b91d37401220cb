import { useUnit } from 'effector-react';
import { Fragment, Suspense } from 'react';
import {
  $bill,
  $jointFailures,
  $jointGroups,
  $legProblems,
  $mode,
  $problems,
  $slip,
  BONUS_TIERS,
  fixChosen,
  jointRetried,
  JointRow,
  jointStateOf,
  legRemoved,
  orderedLegs,
  SlipLeg,
} from '@/entities/slip';
import { PendingBets, PlacementNotice } from '@/features/place-bet';
import { SavedSlipsButton } from '@/features/saved-slips';
import { ShareButton } from '@/features/slip-picks';
import { OneTapNote } from '@/features/slip-preferences';
import { $isStreamStale } from '@/shared/api';
import { IconSlip } from '@/shared/icons';
import { Banner } from '@/shared/ui/banner';
import { EmptyState } from '@/shared/ui/empty-state';
import { groupedLegs } from '../lib/notices';
import { $matchBets } from '../model';
import { BonusMeter } from './bonus-meter';
import { KindTabs } from './kind-tabs';
import { MatchBets } from './later-match-bets';
import { messages } from './messages';
import { SlipNotices } from './slip-notices';
import { SystemSizes } from './system-sizes';
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

/** The legs; those of one match are together above what they pay. */
function Legs({ grouped }: { grouped: readonly string[] }) {
  const { slip, groups, failures, legProblems, onRemove, onFix, onRetry } = useUnit({
    slip: $slip,
    groups: $jointGroups,
    failures: $jointFailures,
    legProblems: $legProblems,
    onRemove: legRemoved,
    onFix: fixChosen,
    onRetry: jointRetried,
  });
  return (
    <ul className={styles.legs} aria-label={messages.legs}>
      {orderedLegs(slip).map((leg) => {
        const { selectionId, fixtureId } = leg;
        const group = groups.find((one) => one.fixtureId === fixtureId);
        const failure = failures[fixtureId];
        return (
          <Fragment key={selectionId}>
            <SlipLeg
              leg={leg}
              problem={legProblems[selectionId] ?? null}
              isGrouped={grouped.includes(selectionId)}
              isJoint={group !== undefined}
              onRemove={onRemove}
              onFix={onFix}
            />
            {group?.legs.at(-1) === leg && (
              <JointRow group={group} state={jointStateOf(group, failure)} onRetry={onRetry} />
            )}
          </Fragment>
        );
      })}
    </ul>
  );
}

/** The scrolling part: what is under way, the legs, what is in the way, the bonus, and bets on the match that run already. */
export function SlipContents() {
  const { slip, mode, bill, problems, isStale, bets } = useUnit({
    slip: $slip,
    mode: $mode,
    bill: $bill,
    problems: $problems,
    isStale: $isStreamStale,
    bets: $matchBets,
  });
  const hasBets = bets.length > 0;
  const isEmpty = !useDrawnNext(slip.legs.length > 0);
  const end = useSlipScroll(isEmpty ? 0 : slip.legs.length);
  const grouped = groupedLegs(problems);
  const { kind } = bill;
  return (
    <>
      <OneTapNote />
      <PendingBets />
      <PlacementNotice />
      {isStale && !isEmpty && <Banner tone="warn">{messages.stale}</Banner>}
      {isEmpty && <EmptySlip />}
      {!isEmpty && <Legs grouped={grouped} />}
      {!isEmpty && <KindTabs />}
      {!isEmpty && (kind === 'multiple' ? mode !== 'european' && <BonusMeter /> : <SystemSizes />)}
      <SlipNotices />
      <div className={styles.actions}>
        <SavedSlipsButton />
        {!isEmpty && <ShareButton />}
      </div>
      <div ref={end} />
      {hasBets && (
        <Suspense>
          <MatchBets />
        </Suspense>
      )}
    </>
  );
}
