import { useUnit } from 'effector-react';
import { IconShare } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { linkRequested } from '../model';
import { messages } from './messages';

/** Copies a link that opens the picks of the slip. */
export function ShareButton() {
  const onShare = useUnit(linkRequested);
  return (
    <Button size="sm" variant="quiet" icon={<IconShare size={16} />} onClick={() => onShare()}>
      {messages.share}
    </Button>
  );
}
