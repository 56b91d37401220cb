import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { coinDepositRequested, tetherWithdrawalRequested } from '@/entities/member';
import type { ShortcutKey } from '@/entities/site-menu';

interface OpeningProps {
  'aria-haspopup'?: 'dialog';
  onClick?: (event: MouseEvent) => void;
}

/** Whether a press wants the address itself: in a tab or window of its own, or saved. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** What a shortcut's link needs whose press opens a dialog over the page; nothing where it leads to its own page. */
export function useShortcutOpening(key: ShortcutKey): OpeningProps {
  const { onDeposit, onWithdrawal } = useUnit({
    onDeposit: coinDepositRequested,
    onWithdrawal: tetherWithdrawalRequested,
  });
  const openings: Partial<Record<ShortcutKey, () => void>> = {
    tetherCharge: onDeposit,
    tetherExchange: onWithdrawal,
  };
  const onOpen = openings[key];
  if (onOpen === undefined) return {};
  return {
    'aria-haspopup': 'dialog',
    onClick(event) {
      if (isForBrowser(event)) return;
      event.preventDefault();
      onOpen();
    },
  };
}
