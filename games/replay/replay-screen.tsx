import { payCasino } from '#rules/casino/play.ts';
import { LINES } from '#rules/casino/slot.ts';
import type { CasinoBet, PlayedRound } from '#rules/casino/types.ts';
import { type Currency, formatDateTime, formatMoney } from '@/shared/lib/format';
import { BaccaratOutcome, HandsTable } from '../baccarat/baccarat-game.tsx';
import { betNames } from '../baccarat/messages.ts';
import { betKey } from '../bets/use-table.ts';
import { Outcome } from '../crane/outcome.tsx';
import { Reels } from '../crane/reels.tsx';
import { winsOf } from '../crane/wins.ts';
import type { Replay } from '../lib/api.ts';
import { isGain } from '../play/play-state.ts';
import { betName } from '../roulette/messages.ts';
import { RouletteOutcome } from '../roulette/roulette-game.tsx';
import { Wheel } from '../roulette/wheel.tsx';
import { RoundProof } from '../ui/fair-panel.tsx';
import { frameMessages } from '../ui/messages.ts';
import { replayMessages } from './messages.ts';
import * as styles from './replay.css';

const nothing = (): void => undefined;

/** A past round as it ended, with its bets and its proof. */
export function ReplayScreen({ replay }: { replay: Replay }) {
  const { game, gameName, currency, round } = replay;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 className={styles.title}>{gameName}</h1>
        <span>{frameMessages.round(round.number)}</span>
        <span>{replayMessages.playedAt(formatDateTime(round.at))}</span>
        <span>{frameMessages.demo}</span>
      </div>
      <RoundTable round={round} currency={currency} />
      <Bets round={round} currency={currency} />
      <div className={styles.proof}>
        <RoundProof game={game} round={round} />
      </div>
    </div>
  );
}

interface RoundProps {
  round: PlayedRound;
  currency: Currency;
}

function RoundTable({ round, currency }: RoundProps) {
  const { result } = round;
  switch (result.game) {
    case 'crane': {
      const wins = winsOf(result.stops, round.stake / LINES.length);
      return (
        <>
          <div className={styles.full}>
            <Reels
              stops={result.stops}
              from={null}
              onStopped={nothing}
              lit={isGain(round) ? wins : null}
            />
          </div>
          <div className={styles.outcome}>
            <Outcome wins={wins} round={round} currency={currency} />
          </div>
        </>
      );
    }
    case 'roulette':
      return (
        <>
          <div className={styles.table}>
            <Wheel
              pocket={result.pocket}
              from={null}
              isMoving={false}
              isSkipping
              onStopped={nothing}
            />
          </div>
          <div className={styles.outcome}>
            <RouletteOutcome round={round} />
          </div>
        </>
      );
    case 'baccarat':
      return (
        <>
          <div className={styles.full}>
            <HandsTable hands={result} />
          </div>
          <div className={styles.outcome}>
            <BaccaratOutcome round={round} />
          </div>
        </>
      );
  }
}

function nameOf(bet: CasinoBet): string {
  if (bet.kind === 'lines') return replayMessages.lines;
  return 'numbers' in bet ? betName(bet.kind, bet.numbers) : betNames[bet.kind];
}

function Bets({ round, currency }: RoundProps) {
  const paid = payCasino(round.result, round.bets);
  const write = (amount: number): string => formatMoney(amount, currency);
  return (
    <table className={styles.bets}>
      <thead>
        <tr>
          <th className={styles.term} scope="col">
            {replayMessages.bet}
          </th>
          <th className={styles.figure} scope="col">
            {replayMessages.stake}
          </th>
          <th className={styles.figure} scope="col">
            {replayMessages.returned}
          </th>
        </tr>
      </thead>
      <tbody>
        {round.bets.map((bet, at) => (
          <tr key={betKey(bet)}>
            <th className={styles.term} scope="row">
              {nameOf(bet)}
            </th>
            <td className={styles.figure}>{write(bet.amount)}</td>
            <td className={styles.figure}>
              {write(paid[at]?.pays ?? 0)}
              {paid[at]?.isVoid && ` ${replayMessages.void}`}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th className={styles.term} scope="row">
            {replayMessages.total}
          </th>
          <td className={styles.figure}>{write(round.stake)}</td>
          <td className={styles.figure}>{write(round.won)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
