import { useGate, useUnit } from 'effector-react';
import {
  $expiresAt,
  $isAdmin,
  $member,
  isAdmin,
  isManager,
  type Member,
  passwordChangeRequested,
} from '@/entities/member';
import { formatDateTime } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Dialog } from '@/shared/ui/dialog';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { userInfoDialog } from '../dialogs';
import { idCheck, logoutRequested, nicknameCheck, UserInfoGate } from '../model';
import { AvailabilityField } from './availability-field';
import { AccountSummary } from './account-summary';
import { messages } from './messages';

function accountName(member: Member): string {
  if (isAdmin(member)) return messages.staff;
  if (isManager(member)) return messages.manager;
  return messages.accountOf(member.isCoinOnly, member.currency);
}

function factsOf(member: Member, expiresAt: number | null) {
  const { lastLoginAt } = member;
  return [
    { term: messages.account, value: accountName(member) },
    {
      term: messages.lastLogin,
      value: lastLoginAt === null ? messages.firstLogin : formatDateTime(lastLoginAt),
    },
    {
      term: messages.expiry,
      value: expiresAt === null ? messages.unknown : formatDateTime(expiresAt),
    },
  ];
}

/** Everything about the own account in one place. */
export function UserInfoDialog() {
  useGate(UserInfoGate);
  const { member, expiresAt, isStaff, onClose, onPassword, onLogout } = useUnit({
    member: $member,
    expiresAt: $expiresAt,
    isStaff: $isAdmin,
    onClose: userInfoDialog.closed,
    onPassword: passwordChangeRequested,
    onLogout: logoutRequested,
  });
  if (member === null) return null;
  return (
    <Dialog
      open
      width="wide"
      title={messages.title}
      closeLabel={messages.close}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" fullWidth onClick={() => onPassword()}>
            {messages.changePassword}
          </Button>
          {!isStaff && (
            <Button variant="secondary" fullWidth onClick={() => onLogout()}>
              {messages.logout}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="5">
        <AccountSummary member={member} />
        <DataList divided items={factsOf(member, expiresAt)} />
        <Stack gap="3">
          <Heading level={3} size="h4">
            {messages.checksTitle}
          </Heading>
          <AvailabilityField label={messages.idCheck} hint={messages.idHint} check={idCheck} />
          <AvailabilityField
            label={messages.nicknameCheck}
            hint={messages.nicknameHint}
            check={nicknameCheck}
          />
        </Stack>
      </Stack>
    </Dialog>
  );
}
