import { useUnit } from 'effector-react';
import { $desk } from '@/entities/desk-request';
import { $member } from '@/entities/member';
import { $now } from '@/shared/lib/clock';
import type { Inquiry } from '../api';
import { messages } from './messages';

export interface HolderProps {
  lock: Inquiry['lock'];
}

/** Who of staff answers a question now; nothing while it is free. */
export function Holder({ lock }: HolderProps) {
  const [desk, member, now] = useUnit([$desk, $member, $now]);
  if (lock === null || lock.until <= now) return null;
  if (lock.staffId === member?.id) return <b>{messages.mine}</b>;
  return desk?.staff.find(({ id }) => id === lock.staffId)?.nickname ?? messages.someone;
}
