import { isOpen, MARKET_STATUS, type OfferStatus, stricterStatus } from '#rules/market-status.ts';
import type { Scope } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { type ComponentType, useCallback, useSyncExternalStore } from 'react';
import { $isStreamStale } from '@/shared/api';
import { formatOdds } from '@/shared/lib/format';
import {
  OddsCell,
  type OddsAlign,
  type OddsFace,
  type OddsLayout,
  type OddsTone,
} from '@/shared/ui/odds-cell';
import type { Quote } from '../lib/quotes';
import { listenToQuote, readQuote } from '../model/quote-readers';
import { messages } from './messages';

/** What a row passes to the cell it draws; the cell finds the price itself. */
export interface CellProps {
  selectionId: string;
  /** What is picked, for assistive technology. */
  title: string;
  label?: string;
  /** Line or mark beside the label. */
  line?: string;
  /** Status of the market around the price. */
  marketStatus?: OfferStatus;
  layout?: OddsLayout;
  align?: OddsAlign;
  tone?: OddsTone;
  /** False inside of a grid, which leads the focus itself. */
  isTabStop?: boolean;
}

/** A cell as rows take it: a plain `PriceCell`, or one that picks. */
export type CellComponent = ComponentType<CellProps>;

export interface PriceCellProps extends CellProps {
  isPicked?: boolean;
  onPick?: (selectionId: string) => void;
}

const { open, suspended, closed } = MARKET_STATUS;
const statuses = { [open]: 'open', [suspended]: 'suspended', [closed]: 'closed' } as const;

function useScope(): Scope {
  const scope = useProvidedScope();
  if (scope === null) throw new Error('prices need a scope');
  return scope;
}

function useListen(scope: Scope, selectionId: string): (reader: () => void) => () => void {
  return useCallback((reader) => listenToQuote(scope, selectionId, reader), [scope, selectionId]);
}

/** Returns the price of a selection as the stream has it; null while it is unknown. */
export function useSelection(selectionId: string): Quote | null {
  const scope = useScope();
  const listen = useListen(scope, selectionId);
  return useSyncExternalStore(listen, () => readQuote(scope, selectionId));
}

/** One price. A move is written into its cell without a draw; locked while the stream is stale. */
export function PriceCell({
  title,
  marketStatus = open,
  isPicked = false,
  onPick,
  ...cell
}: PriceCellProps) {
  const { selectionId } = cell;
  const scope = useScope();
  const isStale = useUnit($isStreamStale);
  const listen = useListen(scope, selectionId);
  const selectionStatus = useSyncExternalStore(
    listen,
    () => readQuote(scope, selectionId)?.status ?? suspended,
  );
  const offerStatus = stricterStatus(marketStatus, selectionStatus);
  const status = isOpen(offerStatus) && isStale ? 'suspended' : statuses[offerStatus];
  const isLocked = status !== 'open';
  const readFace = useCallback((): OddsFace => {
    const quote = readQuote(scope, selectionId);
    const odds = quote?.odds ?? null;
    const move = isLocked ? null : (quote?.move ?? null);
    return {
      odds: odds === null ? '–' : formatOdds(odds),
      move,
      spoken: messages.cell({ title, odds, move, isPicked, isLocked }),
    };
  }, [scope, selectionId, title, isPicked, isLocked]);
  return (
    <OddsCell
      {...cell}
      readFace={readFace}
      listen={listen}
      status={status}
      selected={isPicked}
      onSelect={onPick}
    />
  );
}
