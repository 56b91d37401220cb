import { useGate, useUnit } from 'effector-react';
import {
  type DeskMemberRow,
  deskMembers,
  deskMemberWords,
  memberStates,
} from '@/entities/desk-member';
import { ListFrame, ListTable, StateChips } from '@/features/desk-list';
import { usePaged } from '@/shared/ui/paged-list';
import { columns } from '../lib/columns';
import {
  $search,
  $state,
  csvClicked,
  memberOpened,
  MembersGate,
  rowsSeen,
  searchChanged,
  stateChanged,
} from '../model/members';
import { messages } from './messages';

const keyOf = ({ id }: DeskMemberRow) => id;
const isShutOut = ({ state }: DeskMemberRow) => state !== 'approved';

const states = memberStates.map((state) => ({ state, label: deskMemberWords.states[state] }));

function States() {
  const [chosen, onState] = useUnit([$state, stateChanged]);
  return <StateChips label={messages.states} states={states} chosen={chosen} onChoose={onState} />;
}

/** The members that the search finds, as a table that is led by keys. */
export function MembersView() {
  useGate(MembersGate);
  const list = usePaged(deskMembers);
  const page = useUnit({
    ...{ search: $search, onSearch: searchChanged, onCsv: csvClicked },
    ...{ onRows: rowsSeen, onOpen: memberOpened },
  });
  return (
    <ListFrame
      title={messages.title}
      note={messages.note}
      filters={<States />}
      search={{ label: messages.search, value: page.search, onChange: page.onSearch }}
      onCsv={page.onCsv}
      list={list}
      failed={messages.failed}
      countOf={messages.count}
      keys={messages.keys}
    >
      {(items) => (
        <ListTable
          label={messages.list}
          items={items}
          columns={columns}
          rowKey={keyOf}
          onRows={page.onRows}
          onEnter={page.onOpen}
          isQuiet={isShutOut}
        />
      )}
    </ListFrame>
  );
}
