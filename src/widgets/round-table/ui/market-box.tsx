import { useUnit } from 'effector-react';
import { useState } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  $events,
  labelParts,
  marketLabel,
  type OfferedSelection,
  selectionLabel,
} from '@/entities/round';
import { IconChevronDown } from '@/shared/icons';
import type { MarketBox as Box } from '../lib/market-boxes';
import { LadderIcon } from './ladder-icon';
import * as styles from './markets.css';
import { messages } from './messages';
import { SelectionCell } from './selection-cell';

interface CellsProps {
  gameId: number;
  box: Box;
}

function iconOf(gameId: number, market: string, { selection }: OfferedSelection) {
  const [start, lines] = selection.split('-');
  if (market !== 'combo' || (start !== 'left' && start !== 'right')) return undefined;
  return <LadderIcon start={start} lines={lines === '3' ? 3 : 4} key={gameId} />;
}

function Cells({ gameId, box }: CellsProps) {
  const events = useUnit($events);
  return (
    <div
      className={styles.cells}
      style={assignInlineVars({
        [styles.wide]: String(box.columns),
        [styles.narrow]: String(box.narrow),
      })}
    >
      {box.markets.flatMap(({ market, selections }) =>
        selections.map((offer) => (
          <div
            key={`${market} ${offer.selection}`}
            className={market === 'straight' && offer.selection === '0' ? styles.row : styles.cell}
          >
            <SelectionCell
              gameId={gameId}
              market={market}
              offer={offer}
              label={selectionLabel(gameId, market, offer.selection, events?.card)}
              icon={iconOf(gameId, market, offer)}
            />
          </div>
        )),
      )}
    </div>
  );
}

/** What gives the stakes of the other selections back; undefined where nothing does. */
function tieOf(gameId: number, { markets }: Box): string | undefined {
  const market = markets.find(({ selections }) => selections.some(({ refund }) => refund > 0));
  const tie = market?.selections.find(({ refund }) => refund === 0);
  return tie && labelParts(selectionLabel(gameId, market?.market ?? '', tie.selection)).name;
}

/** One frame of markets: its name, and its selections side by side. */
export function MarketBox({ gameId, box }: CellsProps) {
  const [isOpened, setOpened] = useState(false);
  const named = box.markets.find(({ market }) => market === 'main') ?? box.markets[0];
  const title = named ? marketLabel(gameId, named.market) : messages.markets;
  const tie = tieOf(gameId, box);
  // Two cells of half a row are side by side on phones, too.
  const isMany = box.markets.some(({ selections }) => selections.length > 2);
  const frame = styles.box({ width: box.width, isMany });
  if (box.isFolded)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
      <div role="group" className={frame} aria-label={title}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpened}
          onClick={() => setOpened(!isOpened)}
        >
          {title}
          <IconChevronDown size={16} className={styles.chevron} />
        </button>
        {isOpened && <Cells gameId={gameId} box={box} />}
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div role="group" className={frame} aria-label={title}>
      <h3 className={styles.title}>
        {title}
        {tie && <span className={styles.hint}>{messages.refund(tie)}</span>}
      </h3>
      <Cells gameId={gameId} box={box} />
    </div>
  );
}
