import { useUnit } from 'effector-react';
import { IconLogout } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { $canLogout, logoutRequested } from '../model';
import { messages } from './messages';

export interface LogoutButtonProps {
  /** Class of the place it is in, instead of the look of a button. */
  className?: string;
}

/** Leaves the site after one question; not there for guests and admins. */
export function LogoutButton({ className }: LogoutButtonProps) {
  const { canLogout, onAsk } = useUnit({ canLogout: $canLogout, onAsk: logoutRequested });
  if (!canLogout) return null;
  if (className === undefined) {
    return (
      <Button variant="secondary" size="sm" icon={<IconLogout size={16} />} onClick={() => onAsk()}>
        {messages.logout}
      </Button>
    );
  }
  return (
    <button type="button" className={className} onClick={() => onAsk()}>
      {messages.logout}
    </button>
  );
}
