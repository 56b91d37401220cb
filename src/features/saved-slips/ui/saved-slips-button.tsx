import { useUnit } from 'effector-react';
import { IconSavedSlip } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { savedSlipsDialog } from '../dialogs';
import { $canSave, $isMember } from '../model';
import { messages } from './messages';

/** Opens the slips that the member has saved, where the one at hand is saved too. Nothing for guests. */
export function SavedSlipsButton() {
  const [isMember, canSave, onOpen] = useUnit([$isMember, $canSave, savedSlipsDialog.opened]);
  if (!isMember) return null;
  return (
    <Button size="sm" variant="quiet" icon={<IconSavedSlip size={16} />} onClick={() => onOpen()}>
      {canSave ? messages.open : messages.openList}
    </Button>
  );
}
