import { isFinished, isPostponed } from '#rules/fixture-status.ts';
import type { SportKey } from '#rules/sport-keys.ts';
import { IconChevronDown, IconChevronUp } from '@/shared/icons';
import { formatIso, formatOdds } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { BetOnFixture, MatchResult } from '../api';
import { isAllVoid, type MainCell, mainCells } from '../lib/main-cells';
import type { ScoreColumn } from '../lib/score-columns';
import { finalScore } from '../lib/score-parts';
import { messages } from './messages';
import * as grid from './result-grid.css';
import * as styles from './result-row.css';

export interface ResultRowProps {
  result: MatchResult;
  sport: SportKey;
  /** The columns of points that the league has. */
  columns: readonly ScoreColumn[];
  /** What the member has on the match. */
  own?: BetOnFixture | undefined;
  /** Its markets are shown below. */
  isOpen: boolean;
  /** Its markets are to be shown, or hidden. */
  onToggle: () => void;
}

interface SideProps extends Pick<ResultRowProps, 'result' | 'sport' | 'columns'> {
  side: 'home' | 'away';
}

function Side({ side, result, sport, columns }: SideProps) {
  const score = finalScore(result, sport);
  const other = side === 'home' ? 'away' : 'home';
  const hasWon = score !== null && isFinished(result.status) && score[side] > score[other];
  return (
    <>
      <span className={styles.team} data-won={hasWon || undefined}>
        {result[side]}
      </span>
      <span className={`${grid.points} ${styles.points}`} aria-hidden="true">
        {columns.map(({ key, scoreOf }) => {
          const part = scoreOf(result);
          return (
            <span
              key={key}
              className={grid.point}
              data-high={(part && part[side] > part[other]) || undefined}
            >
              {part?.[side] ?? '–'}
            </span>
          );
        })}
      </span>
      <b className={styles.total} data-won={hasWon || undefined}>
        {score?.[side] ?? '–'}
      </b>
    </>
  );
}

function Main({ caption, cell }: { caption: string; cell: MainCell | null }) {
  if (cell === null)
    return (
      <span className={styles.main} aria-hidden="true">
        –
      </span>
    );
  const { state, name, odds, note } = cell;
  return (
    <span className={styles.main} data-state={state}>
      <VisuallyHidden>{caption}</VisuallyHidden>
      <b className={styles.mainName} title={name ?? undefined}>
        {name ?? messages.void}
      </b>
      <span className={styles.mainOdds}>{[note, formatOdds(odds)].filter(Boolean).join(' ')}</span>
    </span>
  );
}

/** What became of the bets on a match that was not played to its end; null for any other. */
function afterwards(result: MatchResult): string | null {
  if (isPostponed(result.status))
    return isAllVoid(result) ? messages.postponedVoid : messages.postponed;
  return messages.afterwards[result.status] ?? null;
}

function stateText({ status }: MatchResult): string | undefined {
  return isFinished(status) ? messages.finished : messages.states[status];
}

/** One match with its score and what was right in its main markets; a press shows all of them. */
export function ResultRow({ result, sport, columns, own, isOpen, onToggle }: ResultRowProps) {
  const { startsAt, isCorrected, marketCount } = result;
  const note = afterwards(result);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  const common = { result, sport, columns };
  return (
    <div className={styles.root} data-open={isOpen || undefined} data-own={!!own || undefined}>
      <button
        type="button"
        className={`${grid.grid} ${styles.button}`}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span className={styles.when}>
          <time dateTime={formatIso(startsAt)}>{messages.kickOff(startsAt)}</time>
          <span className={styles.state}>{stateText(result)}</span>
        </span>
        <Side side="home" {...common} />
        <Side side="away" {...common} />
      </button>
      <div className={`${grid.grid} ${styles.details}`}>
        {mainCells(result, sport).map((cell, at) => {
          const caption = messages.columns[at] ?? '';
          return <Main key={caption} caption={caption} cell={cell} />;
        })}
        <span className={styles.end}>
          {isCorrected && <Badge tone="outline">{messages.corrected}</Badge>}
          {note && <span className={styles.note}>{note}</span>}
          {own && (
            <span className={styles.own} data-paid={own.payout > 0 || undefined}>
              {messages.ownBets(own.bets)}
              {own.open > 0 && ` · ${messages.open}`}
            </span>
          )}
          {marketCount !== undefined && (
            <span className={styles.count}>{messages.marketCount(marketCount)}</span>
          )}
          <Chevron size={16} />
        </span>
      </div>
    </div>
  );
}
