import { useUnit } from 'effector-react';
import { $isStaff } from '@/entities/member';
import { IconLogout } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { accountSwitchRequested } from '../model';
import { messages } from './messages';

/** The way on for staff, who have one page only; not there for anybody else. */
export function SwitchAccountButton() {
  const { isStaff, onAsk } = useUnit({ isStaff: $isStaff, onAsk: accountSwitchRequested });
  if (!isStaff) return null;
  return (
    <Button icon={<IconLogout size={18} />} onClick={() => onAsk()}>
      {messages.switchAccount}
    </Button>
  );
}
