import { gameById } from '#rules/rounds/round.ts';
import { formatGain } from '@/entities/bet';
import { type PlayedRound, ResultMarks, resultText, roundTitle } from '@/entities/round';
import { IconChevronDown, IconChevronUp } from '@/shared/icons';
import { formatIso, formatKst } from '@/shared/lib/format';
import { type OwnBet, sumOf } from '../lib/own-bets';
import { messages } from './messages';
import { RoundDetail } from './round-detail';
import * as styles from './round-row.css';

export interface RoundRowProps {
  gameId: number;
  round: PlayedRound;
  /** Bets of the member on it. */
  own: readonly OwnBet[];
  /** Its detail is shown in its place. */
  isOpen: boolean;
  /** Its detail is to be shown, or hidden. */
  onToggle: () => void;
}

/** Games with several rounds a minute show the seconds, too. */
function timeOf(gameId: number, at: number): string {
  return formatKst(at, (gameById(gameId)?.length ?? 0) < 60 ? 'HH:mm:ss' : 'HH:mm');
}

function Sum({ own }: Pick<RoundRowProps, 'own'>) {
  const sum = sumOf(own);
  if (!sum) return <IconChevronDown size={16} className={styles.chevron} />;
  const { kind, amount, currency, bets } = sum;
  return (
    <span className={styles.sum({ kind })}>
      {amount !== null && <b>{formatGain(amount, currency)}</b>}
      <small>{bets > 1 && amount !== null ? messages.bets(bets) : messages.sums[kind]}</small>
    </span>
  );
}

function Closed({ gameId, round, own }: Omit<RoundRowProps, 'isOpen' | 'onToggle'>) {
  const { result, card, drawsAt } = round;
  return (
    <>
      <span className={styles.when}>
        <b className={styles.number}>{round.round}</b>
        <time dateTime={formatIso(drawsAt)}>{timeOf(gameId, drawsAt)}</time>
      </span>
      <span className={styles.what}>
        {result === null ? (
          <>
            <span className={styles.hatched}>{messages.voidRound}</span>
            <span className={styles.text}>{messages.voidText}</span>
          </>
        ) : (
          <>
            <ResultMarks gameId={gameId} result={result} {...(card && { card })} />
            {/* The marks say it already. */}
            <span className={styles.text} aria-hidden="true">
              {resultText(gameId, result, card)}
            </span>
          </>
        )}
      </span>
      <Sum own={own} />
    </>
  );
}

/** One round with its result and what the member's bets on it came to; a press shows all of it. */
export function RoundRow({ isOpen, onToggle, ...row }: RoundRowProps) {
  const { gameId, round, own } = row;
  const hasOwn = own.length > 0 || undefined;
  return (
    <li className={styles.root} data-open={isOpen || undefined} data-own={hasOwn}>
      <button
        type="button"
        className={isOpen ? styles.head : styles.row}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {isOpen ? (
          <>
            <b className={styles.title}>{roundTitle(gameId, round.round)}</b>
            <time dateTime={formatIso(round.drawsAt)}>
              {round.card ? messages.startedAt(round.drawsAt) : messages.drawnAt(round.drawsAt)}
            </time>
            <IconChevronUp size={18} className={styles.chevron} />
          </>
        ) : (
          <Closed {...row} />
        )}
      </button>
      {isOpen && <RoundDetail {...row} />}
    </li>
  );
}
