import { createEvent, createStore, sample } from 'effector';
import { deskMembers, type MembersQuery, type MemberState } from '@/entities/desk-member';
import {
  $currentRow,
  $deskHome,
  type Conditions,
  createDeskList,
  deskKeyPressed,
  rowChosen,
} from '@/features/desk-list';
import { navigationRequested } from '@/shared/routes';
import { toFile } from '../lib/to-file';

/** The list goes on by itself up to so many members. */
const most = 10_000;

/** Opens the member of the row that is worked on. */
export const memberOpened = createEvent();

export const members = createDeskList({
  query: deskMembers,
  keyOf: ({ id }) => id,
  queryOf: ({ text, state }: Conditions<object, MemberState>): MembersQuery => ({ text, state }),
  most,
  toFile,
});

/** The member that was looked at last: the list comes back with the cursor there. */
const $last = createStore<string | null>(null).on(rowChosen, (_last, id) => id);
const cameBack = sample({
  clock: members.rowsSeen,
  source: { last: $last, current: $currentRow, isOpen: members.Gate.status },
  fn: ({ last, current, isOpen }, rows) =>
    isOpen && current === null && rows.some(({ id }) => id === last) ? last : null,
});
sample({ clock: cameBack, filter: (id) => id !== null, target: rowChosen });

const enterPressed = sample({ clock: deskKeyPressed, filter: (key) => key === 'enter' });
sample({
  clock: [memberOpened, enterPressed],
  source: { id: $currentRow, home: $deskHome, isOpen: members.Gate.status },
  filter: ({ id, isOpen }) => isOpen && id !== null,
  fn: ({ id, home }) => ({ to: `${home}/member/${id}` }),
  target: navigationRequested,
});
