import { type Detail, isInPlay, outcomeCell, useFixtureState } from '@/entities/game';
import { outcomeLabel } from '@/entities/market-dictionary';
import { PickCell } from '@/features/pick-odds';
import { winnerOf } from '../lib/winner';
import { messages } from './messages';
import * as styles from './winner-cells.css';

export interface WinnerCellsProps {
  detail: Detail;
}

/** Who wins a match, as small prices at the end of its row; an empty place where it is not on offer. */
export function WinnerCells({ detail: { fixture } }: WinnerCellsProps) {
  const isLive = isInPlay(useFixtureState(fixture.id));
  const winner = winnerOf(fixture);
  if (winner === null) return <span className={styles.root} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div
      role="group"
      aria-label={messages.winner(fixture.home, fixture.away)}
      className={styles.root}
      data-odds-row=""
    >
      {winner.outcomes.map(({ outcome, at, id }) => (
        <PickCell
          key={id}
          selectionId={id}
          title={outcomeCell(fixture, winner.market, at, isLive).title}
          label={outcomeLabel('winner3', outcome)}
          marketStatus={winner.market.status}
          layout="sign"
          align="center"
          isTabStop={false}
        />
      ))}
    </div>
  );
}
