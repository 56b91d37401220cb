import { useUnit } from 'effector-react';
import { type RefObject, useLayoutEffect } from 'react';
import { focusVisibly } from '@/shared/ui/odds-grid';
import type { ListItem } from '../lib/list-items';
import { $focusTarget, $heldKey, focusTaken, rowFocused } from '../model/focus';

interface ListFocus {
  /** The item that stays drawn because it has the focus or had it last; -1 for none. */
  heldAt: number;
  onRow: (row: Element) => void;
}

/** Leads the focus where skip links and shortcuts want it, and keeps the row that has it drawn. */
export function useListFocus(
  root: RefObject<HTMLElement | null>,
  items: readonly ListItem[],
): ListFocus {
  const { target, held, onTaken, onRow } = useUnit({
    target: $focusTarget,
    held: $heldKey,
    onTaken: focusTaken,
    onRow: rowFocused,
  });

  useLayoutEffect(() => {
    if (target === null) return;
    onTaken();
    // The root leads on to the price that had the focus.
    if (target.to === 'place') return root.current?.focus();
    const item = root.current?.querySelector(`[data-item="${CSS.escape(target.key)}"]`);
    focusVisibly(item?.querySelector<HTMLElement>('[data-selection]') ?? undefined);
  }, [target, onTaken, root]);

  return {
    heldAt: held === null ? -1 : items.findIndex(({ key }) => key === held),
    onRow(row) {
      const key = row.closest('[data-item]')?.getAttribute('data-item');
      if (key) onRow(key);
    },
  };
}
