import { Link } from '@tanstack/react-router';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useUnit } from 'effector-react';
import { GameDots, maintenancePressed, useRound } from '@/entities/round';
import { Countdown } from '@/shared/ui/countdown';
import { lobbyGroups, venueSearch } from '@/widgets/round-table';
import type { GameProps } from './game-row';
import { GameStar } from './game-star';
import { messages } from './messages';
import * as styles from './minigame-page.css';

function CardClock({ gameId }: { gameId: number }) {
  const round = useRound(gameId);
  if (round === null) return null;
  const { isClosed, isUrgent, seconds, number, left, cut } = round;
  return (
    <>
      <span className={styles.cardTime({ isUrgent: isUrgent && !isClosed })}>
        {isClosed ? (
          <b>{messages.drawing}</b>
        ) : (
          <Countdown size="lg" seconds={seconds} label={messages.untilDraw} urgentBelow={-1} />
        )}
        <span className={styles.hint}>{messages.round(number)}</span>
      </span>
      <span
        aria-hidden="true"
        className={styles.progress}
        style={assignInlineVars({
          [styles.left]: `${(left * 100).toFixed(1)}%`,
          [styles.cut]: `${(cut * 100).toFixed(1)}%`,
        })}
      />
    </>
  );
}

/** A game of the visitor's own, at the head of the lobby. */
export function GameCard({ entry, state }: GameProps) {
  const onMaintenance = useUnit(maintenancePressed);
  const { id, label, provider, game, venue } = entry;
  const group = lobbyGroups.find(({ games }) => games.some((one) => one.id === id));
  const head = (
    <>
      <span className={styles.hint}>{group?.label}</span>
      <b className={styles.cardName}>{label}</b>
    </>
  );
  return (
    <div className={styles.card}>
      {state?.systemMaintenanceFlg ? (
        <button type="button" className={styles.cardBody} onClick={() => onMaintenance()}>
          {head}
          <span className={styles.off}>{messages.maintenance}</span>
        </button>
      ) : (
        <Link
          to="/minigame/$provider/$game"
          params={{ provider, game }}
          search={venueSearch(venue)}
          className={styles.cardBody}
        >
          {head}
          <CardClock gameId={id} />
          <GameDots state={state} count={5} />
        </Link>
      )}
      <GameStar id={id} />
    </div>
  );
}
