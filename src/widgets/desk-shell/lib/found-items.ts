import { deskKindsOf, deskWords, queueSection, tabOf } from '@/entities/desk-request';
import { levelName } from '@/entities/member';
import type { DeskFound } from '../api';
import { messages } from '../ui/messages';

export const foundGroups = ['members', 'requests', 'addresses'] as const;

/** One line of what a search found. */
export interface FoundItem {
  /** Of its line among all of them. */
  id: string;
  group: (typeof foundGroups)[number];
  title: string;
  note: string;
  /** Where it is looked at. */
  href: string;
  /** Of a request: its id, by which its queue knows the row. */
  row: string | null;
}

interface Looker {
  isAdmin: boolean;
  /** Where the desk of whoever looks begins. */
  home: string;
}

/** The lines of what was found, each with the page of the desk that it leads to; without the queues that one does not see. */
export function foundItems(
  { members, requests, addresses }: DeskFound,
  { isAdmin, home }: Looker,
): readonly FoundItem[] {
  const kinds = deskKindsOf(isAdmin);
  const memberHref = (id: string) => `${home}/member/${id}`;
  return [
    ...members.map(({ id, userId, nickname, level }) => ({
      id: `member-${id}`,
      group: 'members' as const,
      row: null,
      title: nickname,
      note: `${userId} · ${messages.level(levelName(level))}`,
      href: memberHref(id),
    })),
    ...requests
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ id, kind, state, nickname }) => ({
        id: `request-${id}`,
        group: 'requests' as const,
        row: id,
        title: id,
        note: [deskWords.queues[kind], deskWords.states[state], nickname].join(' · '),
        href: `${home}/${queueSection(kind)}/${tabOf(state) ?? 'waiting'}`,
      })),
    ...addresses.map(({ ip, memberId, nickname, at }) => ({
      id: `address-${memberId}`,
      group: 'addresses' as const,
      row: null,
      title: ip,
      note: messages.addressNote(nickname, at),
      href: memberHref(memberId),
    })),
  ];
}
