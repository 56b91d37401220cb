import { useState } from 'react';
import { type Fixture, outcomeCell } from '@/entities/game';
import { PickCell } from '@/features/pick-odds';
import { nearLines, SHOWN_LINES } from '../lib/ladder';
import type { MarketSection } from '../lib/market-sections';
import * as styles from './line-ladder.css';
import { messages } from './messages';

export interface LineLadderProps {
  fixture: Fixture;
  /** A type of market whose lines have two outcomes each. */
  section: MarketSection;
  /** The main line, which stands out; the lines around it are shown first. */
  mainId: string | null;
  /** The match is being played: prices say from which score they count. */
  isLive: boolean;
}

/** The lines of one type of market under one another, the line between its two prices. */
export function LineLadder({ fixture, section, mainId, isLive }: LineLadderProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { name, markets } = section;
  const near = nearLines(markets, mainId);
  const [first] = markets;
  if (!first) return null;
  const [left, right] = first.outcomes.map((_outcome, at) => outcomeCell(fixture, first, at).label);
  return (
    <div className={styles.root}>
      <div aria-hidden="true" className={styles.row({})}>
        <span className={styles.side}>{left}</span>
        <span className={styles.side}>{messages.line}</span>
        <span className={styles.side}>{right}</span>
      </div>
      {(isWhole ? markets : near).map((market) => {
        const isMain = market.id === mainId && markets.length > 1;
        const cells = market.outcomes.map((_outcome, at) =>
          outcomeCell(fixture, market, at, isLive),
        );
        const line = cells[0]?.line ?? '';
        const place = isMain ? styles.mainCells : styles.cells;
        const [home, away] = cells.map(({ selectionId, title }) => (
          <span key={selectionId} className={place}>
            <PickCell
              selectionId={selectionId}
              title={title}
              marketStatus={market.status}
              layout="compact"
              isTabStop={false}
            />
          </span>
        ));
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
          <div
            key={market.id}
            role="group"
            aria-label={`${name} ${line}`}
            className={styles.row({ isMain })}
            data-odds-row=""
          >
            {home}
            <span aria-hidden="true" className={styles.line}>
              {line}
              {isMain && <span className={styles.main}>{messages.mainLine}</span>}
            </span>
            {away}
          </div>
        );
      })}
      {markets.length > SHOWN_LINES && (
        <button
          type="button"
          className={styles.all}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? messages.fewerLines : messages.allLines(markets.length)}
        </button>
      )}
    </div>
  );
}
