import { type ReactNode, useState } from 'react';
import { type Fixture, isInPlay, outcomeCell, useFixtureState } from '@/entities/game';
import { PickCell } from '@/features/pick-odds';
import { Chip } from '@/shared/ui/chip';
import { isResting } from '../lib/lock-reason';
import type { MarketSection } from '../lib/market-sections';
import { columnsOf, type ScorerRow, scorerRows, sideName } from '../lib/scorers';
import { LockWord } from './lock-word';
import { messages } from './messages';
import * as styles from './scorer-grid.css';

export interface ScorerGridProps {
  fixture: Fixture;
  /** The types of market on who scores: each is a column. */
  sections: readonly MarketSection[];
  /** At the end of the head: the pin. */
  action?: ReactNode;
}

type Side = 'home' | 'away' | null;

const sides: readonly Side[] = [null, 'home', 'away'];
/** How many players are shown until all are opened. */
const SHOWN = 8;

const widthOf = (columns: number) => (columns === 3 ? 3 : columns === 2 ? 2 : 1);

interface RowProps {
  fixture: Fixture;
  row: ScorerRow;
  isLive: boolean;
}

function Row({ fixture, row, isLive }: RowProps) {
  const team = sideName(fixture, row.side);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div
      role="group"
      aria-label={messages.player(row.name, team)}
      className={styles.row({ columns: widthOf(row.cells.length) })}
      data-odds-row=""
    >
      <span className={styles.player}>
        <span className={styles.name}>{row.name}</span>
        <span className={styles.team}>{team}</span>
      </span>
      {row.cells.map((cell, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: columns, not things
        if (cell === null) return <span key={at} className={styles.none} aria-hidden="true" />;
        const { selectionId, title } = outcomeCell(fixture, cell.market, cell.at, isLive);
        return (
          <PickCell
            key={selectionId}
            selectionId={selectionId}
            title={messages.scorer(title, messages.columns[cell.column])}
            marketStatus={cell.market.status}
            layout="compact"
            isTabStop={false}
          />
        );
      })}
    </div>
  );
}

/** Who scores: a line for each player of both teams, with the first goal, any and the last. */
export function ScorerGrid({ fixture, sections, action }: ScorerGridProps) {
  const [side, setSide] = useState<Side>(null);
  const [isWhole, setIsWhole] = useState(false);
  const isLive = isInPlay(useFixtureState(fixture.id));
  const columns = columnsOf(sections);
  const rows = scorerRows(sections, side);
  const more = rows.length - SHOWN;
  return (
    <section className={styles.root} aria-label={messages.scorers}>
      <div className={styles.head}>
        <h3 className={styles.title}>{messages.scorers}</h3>
        {isResting(sections.flatMap(({ markets }) => markets)) && (
          <LockWord fixtureId={fixture.id} />
        )}
        {action && <span className={styles.action}>{action}</span>}
      </div>
      <fieldset className={styles.sides} aria-label={messages.sides}>
        {sides.map((one) => (
          <Chip key={one} selected={side === one} onClick={() => setSide(one)}>
            {one === null ? messages.all : sideName(fixture, one)}
          </Chip>
        ))}
      </fieldset>
      <div aria-hidden="true" className={styles.row({ columns: widthOf(columns.length) })}>
        <span className={styles.column}>{messages.playerColumn}</span>
        {columns.map((column) => (
          <span key={column} className={styles.price}>
            {messages.columns[column]}
          </span>
        ))}
      </div>
      {(isWhole ? rows : rows.slice(0, SHOWN)).map((row) => (
        <Row key={row.id} fixture={fixture} row={row} isLive={isLive} />
      ))}
      {more > 0 && (
        <button
          type="button"
          className={styles.all}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? messages.fewerLines : messages.morePlayers(more)}
        </button>
      )}
    </section>
  );
}
