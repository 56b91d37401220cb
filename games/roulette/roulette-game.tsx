import { useState } from 'react';
import { payCasino } from '#rules/casino/play.ts';
import { roulettePays } from '#rules/casino/roulette.ts';
import {
  type CasinoBet,
  type PlayedRound,
  ROULETTE_BETS,
  type RouletteBet,
} from '#rules/casino/types.ts';
import { TableControls } from '../bets/table-controls.tsx';
import { useTable } from '../bets/use-table.ts';
import type { Play } from '../play/use-play.ts';
import { Note, Pairs } from '../ui/drawer.tsx';
import { Frame } from '../ui/frame.tsx';
import * as frame from '../ui/frame.css';
import { ResultLine } from '../ui/result-line.tsx';
import { pocketColour } from '../ui/result-text.ts';
import { BetTable } from './bet-table.tsx';
import { betName, kindNames, rouletteMessages } from './messages.ts';
import * as styles from './roulette.css';
import { Wheel } from './wheel.tsx';

/** Names of hits that a result line holds. */
const SHOWN_HITS = 3;

function pocketOf(round: PlayedRound | null | undefined): number | null {
  return round?.result.game === 'roulette' ? round.result.pocket : null;
}

function isRouletteBet(bet: CasinoBet): bet is RouletteBet {
  return 'numbers' in bet;
}

/** European roulette. */
export function RouletteGame({ play }: { play: Play }) {
  const { opened, state } = play;
  const table = useTable(play, isRouletteBet);
  const [isSkipping, setSkipping] = useState(false);
  const isShowing = state.phase === 'showing';
  const pocket = pocketOf(state.shown);
  return (
    <Frame
      play={play}
      isSkipping={isSkipping}
      onSkip={setSkipping}
      stage={
        <>
          <div className={styles.layout}>
            <div className={styles.side}>
              <Wheel
                pocket={pocket}
                from={pocketOf(state.rounds[0])}
                isMoving={isShowing}
                isSkipping={isSkipping}
                onStopped={play.finish}
              />
              <LastPockets rounds={state.rounds} />
            </div>
            <BetTable table={table} currency={opened.currency} pocket={isShowing ? null : pocket} />
          </div>
          <ResultLine
            play={play}
            outcome={state.shown && <RouletteOutcome round={state.shown} />}
          />
        </>
      }
      controls={<TableControls play={play} table={table} start={rouletteMessages.start} />}
      tabs={[{ id: 'pays', name: rouletteMessages.pays, content: <PayTable /> }]}
      rules={rouletteMessages.rules}
    />
  );
}

function LastPockets({ rounds }: { rounds: readonly PlayedRound[] }) {
  return (
    <ol className={styles.lastList} aria-label={rouletteMessages.last}>
      {rounds.map((round) => {
        const pocket = pocketOf(round) ?? 0;
        const colour = pocketColour(pocket);
        return (
          <li key={round.id} className={styles.last} data-colour={colour}>
            {pocket}
          </li>
        );
      })}
    </ol>
  );
}

/** Where the ball lies, and which bets were on it. */
export function RouletteOutcome({ round }: { round: PlayedRound }) {
  const pocket = pocketOf(round);
  if (pocket === null) return null;
  const paid = payCasino(round.result, round.bets);
  const hits = round.bets.filter((bet, at) => isRouletteBet(bet) && (paid[at]?.pays ?? 0) > 0);
  const names = hits
    .filter(isRouletteBet)
    .slice(0, SHOWN_HITS)
    .map(({ kind, numbers }) => betName(kind, numbers));
  const others = hits.length - names.length;
  return (
    <>
      <b className={frame.strong}>{rouletteMessages.number(pocket, pocketColour(pocket))}</b>
      <span>
        {names.length > 0
          ? `${rouletteMessages.hits} ${names.join(', ')}`
          : rouletteMessages.noHits}
        {others > 0 && ` ${rouletteMessages.more(others)}`}
      </span>
    </>
  );
}

function PayTable() {
  return (
    <>
      <Pairs
        rows={ROULETTE_BETS.map((kind) => [
          kindNames[kind],
          rouletteMessages.payRow(roulettePays(kind)),
        ])}
      />
      <Note>{rouletteMessages.lastNote}</Note>
    </>
  );
}
