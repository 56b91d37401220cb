import { useGate, useUnit } from 'effector-react';
import { ListFrame, ListTable } from '@/features/desk-list';
import { common } from '@/shared/copy';
import { Chip } from '@/shared/ui/chip';
import { usePaged } from '@/shared/ui/paged-list';
import { type DeskFixture, fixtures, fixtureStates } from '../api';
import { columns } from '../lib/columns';
import {
  $fixture,
  $search,
  $state,
  FixturesGate,
  rowsSeen,
  searchChanged,
  stateChosen,
} from '../model';
import * as styles from './fixture-panel.css';
import { FixturePanel } from './fixture-panel';
import { messages } from './messages';

const keyOf = ({ id }: DeskFixture) => id;
const isOver = ({ canCorrect, canVoid }: DeskFixture) => !canCorrect && !canVoid;

function States() {
  const [chosen, onState] = useUnit([$state, stateChosen]);
  return (
    <fieldset className={styles.kinds} aria-label={messages.statesLabel}>
      {[...fixtureStates, null].map((state) => (
        <Chip key={state} selected={state === chosen} onClick={() => onState(state)}>
          {state === null ? common.all : messages.states[state]}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Fixtures with what is bet on them: an admin corrects a result or voids a fixture, after a look at what that would do. */
export function DeskFixtures() {
  useGate(FixturesGate);
  const list = usePaged(fixtures);
  const { search, fixture, onSearch, onRows } = useUnit({
    ...{ search: $search, fixture: $fixture, onSearch: searchChanged, onRows: rowsSeen },
  });
  return (
    <ListFrame
      title={messages.title}
      note={messages.note}
      filters={<States />}
      search={{ label: messages.search, value: search, onChange: onSearch }}
      list={list}
      failed={messages.failed}
      panel={fixture && <FixturePanel fixture={fixture} />}
    >
      {(items) => (
        <ListTable
          label={messages.list}
          items={items}
          columns={columns}
          rowKey={keyOf}
          onRows={onRows}
          isQuiet={isOver}
        />
      )}
    </ListFrame>
  );
}
