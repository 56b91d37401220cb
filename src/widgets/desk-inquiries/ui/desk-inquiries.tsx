import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import { ListFrame, ListTable, useDeskPath } from '@/features/desk-list';
import { usePaged } from '@/shared/ui/paged-list';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { type Inquiry, type InquiryState, inquiryStates } from '../api';
import { columns, whoAsks } from '../lib/columns';
import { $inquiry, inquiries, InquiriesGate } from '../model/list';
import { InquiryPanel } from './inquiry-panel';
import { messages } from './messages';

const keys = [messages.takeKey];
const keyOf = ({ id }: Inquiry) => id;
const textOf = (inquiry: Inquiry) =>
  `${whoAsks(inquiry)} ${inquiry.title} ${inquiry.contents}`.toLowerCase();

function Tabs({ state }: { state: InquiryState }) {
  const to = useDeskPath();
  return (
    <TabNav label={messages.tabs}>
      {inquiryStates.map((one) => (
        <TabLink key={one}>
          <Link
            to={to}
            params={{ section: 'inquiry', tab: one }}
            aria-current={one === state ? 'page' : undefined}
          >
            {messages.states[one]}
          </Link>
        </TabLink>
      ))}
    </TabNav>
  );
}

function List({ state }: { state: InquiryState }) {
  useGate(InquiriesGate, { state });
  const list = usePaged(inquiries);
  const [search, setSearch] = useState('');
  const inquiry = useUnit($inquiry);
  return (
    <ListFrame
      title={messages.title}
      note={messages.notes[state]}
      filters={<Tabs state={state} />}
      search={{ label: messages.search, value: search, onChange: setSearch }}
      list={list}
      failed={messages.failed}
      keys={keys}
      panel={inquiry && <InquiryPanel inquiry={inquiry} />}
    >
      {(items) => (
        <ListTable
          label={messages.list}
          items={items}
          columns={columns}
          rowKey={keyOf}
          search={search}
          searchText={textOf}
          none={{ title: messages.none[state] }}
        />
      )}
    </ListFrame>
  );
}

export interface DeskInquiriesProps {
  /** The tab that the address names; those that wait without one. */
  item: string | null;
}

/** What guests and members ask staff, and the answers. */
export function DeskInquiries({ item }: DeskInquiriesProps) {
  const state = inquiryStates.find((one) => one === item) ?? 'open';
  return <List key={state} state={state} />;
}
