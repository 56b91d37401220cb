import { useStoreMap, useUnit } from 'effector-react';
import { memo, type ReactNode } from 'react';
import {
  $pickedKey,
  labelParts,
  marketLabel,
  type OfferedSelection,
  selectionKey,
  selectionPressed,
} from '@/entities/round';
import { formatOdds } from '@/shared/lib/format';
import { IconLock } from '@/shared/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { toneOf } from '../lib/market-boxes';
import { $isOpen, $showsChances } from '../model';
import { messages } from './messages';
import * as styles from './selection-cell.css';

export interface SelectionCellProps {
  gameId: number;
  market: string;
  offer: OfferedSelection;
  /** Its name in full, for assistive technology, too. */
  label: string;
  /** A name above odds; odds alone, small and tinted where they are short, in a grid that names them. */
  look?: 'box' | 'grid' | 'gridShort' | 'gridMiddle';
  /** Beside name and odds. */
  icon?: ReactNode;
}

/** Hundredths of a per cent with two decimals. @example percentText(4587) // '45.87' */
function percentText(hundredths: number): string {
  return formatOdds(Math.round(hundredths));
}

function Face({ market, offer, label, icon }: Omit<SelectionCellProps, 'gameId' | 'look'>) {
  const showsChances = useUnit($showsChances);
  const { name, note } = labelParts(label);
  const { selection, odds, chance, payback } = offer;
  return (
    <>
      <span className={styles.face}>
        {icon}
        <span className={styles.words}>
          <span className={styles.name({ tone: toneOf({ market, selection }) })}>
            {name}
            {note && <span className={styles.note}>{note}</span>}
          </span>
          <span className={styles.odds}>{formatOdds(odds)}</span>
        </span>
      </span>
      {showsChances && (
        <span className={styles.chances}>
          {messages.chance(percentText(chance / 100), percentText(payback))}
        </span>
      )}
    </>
  );
}

function SelectionCellView({
  gameId,
  market,
  offer,
  label,
  look = 'box',
  icon,
}: SelectionCellProps) {
  const { selection, odds } = offer;
  const [isOpen, onPress] = useUnit([$isOpen, selectionPressed]);
  const isPicked = useStoreMap({
    store: $pickedKey,
    keys: [selectionKey({ market, selection })],
    fn: (picked, [key]) => picked === key,
  });
  const title = marketLabel(gameId, market);
  return (
    <button
      type="button"
      className={styles.root({ look })}
      aria-pressed={isPicked}
      // Not `disabled`: the cell keeps the focus while the next round opens.
      aria-disabled={!isOpen || undefined}
      onClick={isOpen ? () => onPress({ market, selection }) : undefined}
    >
      <VisuallyHidden>
        {look === 'box' ? messages.ofMarket(title) : messages.ofMarket(`${title} ${label}`)}
      </VisuallyHidden>
      {look === 'box' ? (
        <Face market={market} offer={offer} label={label} icon={icon} />
      ) : (
        <span className={styles.gridOdds}>{formatOdds(odds)}</span>
      )}
      {!isOpen && <VisuallyHidden>{messages.cellLocked}</VisuallyHidden>}
      {!isOpen && look === 'box' && (
        <span className={styles.lock}>
          <IconLock size={12} />
        </span>
      )}
    </button>
  );
}

/** One selection with its odds; locked in place while its round takes no bets. */
export const SelectionCell = memo(SelectionCellView);
