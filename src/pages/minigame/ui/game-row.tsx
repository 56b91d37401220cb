import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { GameDots, maintenancePressed, type Minigame, useRound } from '@/entities/round';
import { Countdown } from '@/shared/ui/countdown';
import { type GameEntry, venueSearch } from '@/widgets/round-table';
import { GameIcon } from './game-icon';
import { GameStar } from './game-star';
import { messages } from './messages';
import * as styles from './minigame-page.css';

export interface GameProps {
  entry: GameEntry;
  /** As the server has it; undefined of a game it does not name. */
  state: Minigame | undefined;
}

function RowClock({ gameId }: { gameId: number }) {
  const round = useRound(gameId);
  if (round === null) return <span />;
  return (
    <span className={styles.time({ isUrgent: round.isUrgent && !round.isClosed })}>
      {round.isClosed ? (
        <b>{messages.drawing}</b>
      ) : (
        <>
          <Countdown seconds={round.seconds} label={messages.untilDraw} urgentBelow={-1} />
          <span className={styles.hint}>{messages.untilDraw}</span>
        </>
      )}
    </span>
  );
}

function Name({ entry, children }: { entry: GameEntry; children: ReactNode }) {
  const round = useRound(entry.id);
  return (
    <span className={styles.about}>
      <span className={styles.name}>
        {entry.label}
        {round && <span className={styles.hint}>{messages.round(round.number)}</span>}
      </span>
      {children}
    </span>
  );
}

/** A game with its clock and last results. Under maintenance it says so when it is pressed. */
export function GameRow({ entry, state }: GameProps) {
  const onMaintenance = useUnit(maintenancePressed);
  const { id, provider, game, venue } = entry;
  if (state?.systemMaintenanceFlg)
    return (
      <li className={styles.row({ isOff: true })}>
        <button type="button" className={styles.rowBody} onClick={() => onMaintenance()}>
          <GameIcon gameId={id} />
          <span className={styles.about}>
            <span className={styles.name}>{entry.label}</span>
            <span className={styles.off}>{messages.maintenance}</span>
          </span>
        </button>
        <GameStar id={id} />
      </li>
    );
  return (
    <li className={styles.row({ isOff: false })}>
      <Link
        to="/minigame/$provider/$game"
        params={{ provider, game }}
        search={venueSearch(venue)}
        className={styles.rowBody}
      >
        <GameIcon gameId={id} />
        <Name entry={entry}>
          <GameDots state={state} count={7} />
        </Name>
        <RowClock gameId={id} />
      </Link>
      <GameStar id={id} />
    </li>
  );
}
