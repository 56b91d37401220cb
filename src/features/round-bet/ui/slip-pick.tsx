import { useUnit } from 'effector-react';
import {
  $isPickClosed,
  $nextPick,
  $pick,
  $tableState,
  gameTitle,
  marketLabel,
  pickDropped,
  pickMoved,
  roundTitle,
  selectionLabel,
} from '@/entities/round';
import { $currency, refusalText } from '@/entities/slip';
import { failureAdvice } from '@/shared/copy';
import { IconClose, IconMinigame, IconWarning } from '@/shared/icons';
import { formatOdds } from '@/shared/lib/format';
import { EmptyState } from '@/shared/ui/empty-state';
import { $failure, $mode, $notices, fixChosen, type SlipFix } from '../model';
import { messages } from './messages';
import * as styles from './round-slip.css';

/** The round of the pick is over: it goes to the next one by a press alone. */
function ClosedNotice() {
  const { pick, next, isClosed, state, onMove } = useUnit({
    pick: $pick,
    next: $nextPick,
    isClosed: $isPickClosed,
    state: $tableState,
    onMove: pickMoved,
  });
  if (pick === null || !isClosed) return null;
  return (
    <div className={styles.notice} role="status">
      <IconWarning size={16} className={styles.noticeIcon} />
      <span className={styles.noticeText}>
        {messages.closed(roundTitle(pick.gameId, pick.round))}
      </span>
      {next === null ? (
        <span className={styles.hint}>
          {state === 'open' ? messages.chooseAgain : messages.nextOpens}
        </span>
      ) : (
        <button type="button" className={styles.fix} onClick={() => onMove()}>
          {next.odds === pick.odds
            ? messages.move(roundTitle(next.gameId, next.round))
            : messages.moveOdds(roundTitle(next.gameId, next.round), next.odds)}
        </button>
      )}
    </div>
  );
}

/** Why the bet cannot be placed or was not taken, each with the button that solves it. */
function Notices() {
  const { notices, failure, currency, onFix } = useUnit({
    notices: $notices,
    failure: $failure,
    currency: $currency,
    onFix: fixChosen,
  });
  const labelOf = (fix: SlipFix) =>
    fix.kind === 'odds' ? messages.toOdds(fix.odds) : messages.toStake(fix.stake, currency);
  // Plain words, or none at all, say nothing of what became of the bet.
  const isAnswered = failure?.kind === 'problem' && failure.code !== null && failure.status < 500;
  return (
    <div role="alert" aria-label={messages.notices}>
      {notices.map(({ refusal, fix }) => (
        <div key={refusal.code} className={styles.notice}>
          <IconWarning size={16} className={styles.noticeIcon} />
          <span className={styles.noticeText}>{refusalText(refusal, currency)}</span>
          {fix && (
            <button type="button" className={styles.fix} onClick={() => onFix(fix)}>
              {labelOf(fix)}
            </button>
          )}
        </div>
      ))}
      {failure && (
        <div className={styles.notice}>
          <IconWarning size={16} className={styles.noticeIcon} />
          <span className={styles.noticeText}>
            {isAnswered ? failureAdvice(failure) : messages.unanswered}
          </span>
        </div>
      )}
    </div>
  );
}

/** The pick with what is to be known of it; without one what to do. */
export function SlipPick() {
  const [pick, mode, onDrop] = useUnit([$pick, $mode, pickDropped]);
  if (pick === null)
    return (
      <EmptyState
        title={messages.empty}
        text={messages.emptyTexts[mode]}
        icon={<IconMinigame size={28} />}
      />
    );
  const { gameId, market, selection, card, round, odds } = pick;
  return (
    <>
      <div className={styles.pick}>
        <span className={styles.pickName}>{selectionLabel(gameId, market, selection, card)}</span>
        <span className={styles.pickOdds}>{formatOdds(odds)}</span>
        <span className={styles.hint}>
          {gameTitle(gameId)} ·{' '}
          {messages.inRound(roundTitle(gameId, round), marketLabel(gameId, market))}
        </span>
        <button
          type="button"
          className={styles.drop}
          aria-label={messages.drop}
          onClick={() => onDrop()}
        >
          <IconClose size={16} />
        </button>
      </div>
      <ClosedNotice />
      <Notices />
      <p className={styles.note}>{messages.single(mode)}</p>
    </>
  );
}
