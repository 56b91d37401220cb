import { useStoreMap, useUnit } from 'effector-react';
import { IconPin } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { $pins, pinToggled } from '../model/view';
import { messages } from './messages';

export interface PinButtonProps {
  /** The market type to pin. */
  typeId: number;
  /** Its name. */
  name: string;
}

/** A pinned market comes before all others, on every match. */
export function PinButton({ typeId, name }: PinButtonProps) {
  const onToggle = useUnit(pinToggled);
  const isPinned = useStoreMap({
    store: $pins,
    keys: [typeId],
    fn: (pins, [one]) => pins.includes(one),
  });
  return (
    <IconButton
      size="sm"
      label={isPinned ? messages.unpin(name) : messages.pin(name)}
      pressed={isPinned}
      onClick={() => onToggle(typeId)}
    >
      <IconPin size={16} fill={isPinned ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
