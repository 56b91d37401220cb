import { useUnit } from 'effector-react';
import { $desk } from '@/entities/desk-request';
import { $member } from '@/entities/member';
import { defineDeskList, nameColumn, sectionTabs, timeColumn } from '@/features/desk-list';
import { inquiryKinds } from '@/shared/copy';
import { $now } from '@/shared/lib/clock';
import { type Inquiry, inquiryStates } from '../lib/live';
import { list } from '../model/list';
import { InquiryPanel } from './inquiry-panel';
import { messages } from './messages';

const { columns: heads } = messages;

/** Who asks: a member by name, a guest by the contact that was left. */
const whoAsks = ({ nickname, contact }: Inquiry): string => nickname ?? contact;

/** Who of staff answers a question now; nothing while it is free. */
function Handler({ inquiry: { lock } }: { inquiry: Inquiry }) {
  const [desk, member, now] = useUnit([$desk, $member, $now]);
  if (lock === null || lock.until <= now) return null;
  if (lock.staffId === member?.id) return <b>{messages.mine}</b>;
  return desk?.staff.find(({ id }) => id === lock.staffId)?.nickname ?? messages.someone;
}

const List = defineDeskList({
  list,
  texts: ({ state }) => ({ ...messages, note: messages.notes[state], none: messages.none[state] }),
  columns: [
    timeColumn('createdAt', heads.at),
    nameColumn('title', heads.title, { least: 160 }),
    { id: 'who', header: heads.who, value: whoAsks, width: 160 },
    { id: 'kind', header: heads.kind, value: ({ kind }) => inquiryKinds[kind], width: 110 },
    {
      id: 'handler',
      header: heads.handler,
      value: ({ lock }) => lock?.staffId ?? '',
      cell: (inquiry) => <Handler inquiry={inquiry} />,
      width: 110,
    },
  ],
  search: (inquiry) => `${whoAsks(inquiry)} ${inquiry.title} ${inquiry.contents}`,
  filters: sectionTabs({
    section: 'inquiry',
    label: messages.tabs,
    tabs: inquiryStates,
    words: messages.states,
  }),
  panel: (inquiry) => <InquiryPanel inquiry={inquiry} />,
  keys: [messages.takeKey],
});

interface DeskInquiriesProps {
  /** The tab that the address names; those that wait without one. */
  item: string | null;
}

/** What guests and members ask staff, and the answers. */
export function DeskInquiries({ item }: DeskInquiriesProps) {
  const state = inquiryStates.find((one) => one === item) ?? 'open';
  return <List key={state} state={state} />;
}
