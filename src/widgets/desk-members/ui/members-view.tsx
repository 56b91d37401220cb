import { useGate, useUnit } from 'effector-react';
import {
  type DeskMemberRow,
  deskMembers,
  deskMemberWords,
  memberStates,
} from '@/entities/desk-member';
import { ListFrame, ListTable } from '@/features/desk-list';
import { common } from '@/shared/copy';
import { Chip } from '@/shared/ui/chip';
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
import * as styles from './members-view.css';

const keyOf = ({ id }: DeskMemberRow) => id;
const isShutOut = ({ state }: DeskMemberRow) => state !== 'approved';

function States() {
  const [chosen, onState] = useUnit([$state, stateChanged]);
  return (
    <fieldset className={styles.states} aria-label={messages.states}>
      {[null, ...memberStates].map((state) => (
        <Chip key={state} selected={state === chosen} onClick={() => onState(state)}>
          {state === null ? common.all : deskMemberWords.states[state]}
        </Chip>
      ))}
    </fieldset>
  );
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
