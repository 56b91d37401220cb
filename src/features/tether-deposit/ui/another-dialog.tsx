import { useUnit } from 'effector-react';
import { Dialog } from '@/shared/ui/dialog';
import type { TetherTerms } from '../api';
import { $isAnotherOpen, anotherClosed } from '../model';
import { AmountForm } from './amount-form';
import { messages } from './messages';

export interface AnotherDialogProps {
  terms: TetherTerms;
}

/** Asks for a deposit while another is under way. */
export function AnotherDialog({ terms }: AnotherDialogProps) {
  const { isOpen, onClose } = useUnit({ isOpen: $isAnotherOpen, onClose: anotherClosed });
  return (
    <Dialog
      open={isOpen}
      onClose={() => onClose()}
      title={messages.another}
      closeLabel={messages.close}
    >
      <AmountForm terms={terms} />
    </Dialog>
  );
}
