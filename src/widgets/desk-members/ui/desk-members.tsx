import { MemberView } from './member-view';
import { MembersView } from './members-view';

export interface DeskMembersProps {
  /** The member that is looked at; null for the list. */
  item: string | null;
}

/** Members for staff: the list with its search, or one of them whole. */
export function DeskMembers({ item }: DeskMembersProps) {
  return item === null ? <MembersView /> : <MemberView key={item} memberId={item} />;
}
