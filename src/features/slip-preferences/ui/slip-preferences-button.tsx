import { useUnit } from 'effector-react';
import { IconSettings } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { slipPreferencesDialog } from '../dialogs';
import { messages } from './messages';

/** Opens what a member sets about the slip. */
export function SlipPreferencesButton() {
  const onOpen = useUnit(slipPreferencesDialog.opened);
  return (
    <IconButton label={messages.open} onClick={() => onOpen()}>
      <IconSettings size={18} />
    </IconButton>
  );
}
