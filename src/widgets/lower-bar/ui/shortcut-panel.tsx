import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $member, $unseenResults, MemberCard } from '@/entities/member';
import { shortcutsOf, ShortcutGrid, type ShortcutKey } from '@/entities/site-menu';
import { GuestActions, GuestLinks } from '@/features/guest-actions';
import { IconSupport } from '@/shared/icons';
import { LinkButton } from '@/shared/ui/link-button';
import { Sheet } from '@/shared/ui/sheet';
import { $isPanelOpen, panelClosed } from '../model';
import { messages } from './messages';
import * as styles from './lower-bar.css';

const keys: readonly ShortcutKey[] = [
  'betResult',
  'message',
  'attendance',
  'coupon',
  'friend',
  'calculate',
  'charge',
  'exchange',
  'tetherCharge',
  'tetherExchange',
  'customer',
];

function PanelContents() {
  const [member, unseenResults] = useUnit([$member, $unseenResults]);
  if (member === null) {
    return (
      <>
        <GuestActions fullWidth />
        <GuestLinks />
        <LinkButton asChild variant="secondary" fullWidth>
          <Link to="/customer">
            <IconSupport size={18} />
            {messages.customer}
          </Link>
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <MemberCard member={member} />
      <ShortcutGrid
        shortcuts={shortcutsOf(member, keys)}
        unread={member.unreadCount}
        unseenResults={unseenResults}
        columns={member.isCoinOnly ? 5 : 4}
      />
    </>
  );
}

/** What the five tabs leave out. */
export function ShortcutPanel() {
  const { isOpen, onClose } = useUnit({ isOpen: $isPanelOpen, onClose: panelClosed });
  return (
    <Sheet
      open={isOpen}
      onClose={() => onClose()}
      side="bottom"
      title={messages.panel}
      closeLabel={messages.close}
    >
      <div className={styles.panel}>
        <PanelContents />
      </div>
    </Sheet>
  );
}
