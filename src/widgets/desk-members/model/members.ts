import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { debounce } from 'patronum';
import { type DeskMemberRow, deskMembers, type MemberState } from '@/entities/desk-member';
import { $currentRow, $deskHome, deskKeyPressed, rowChosen } from '@/features/desk-list';
import { downloadCsvFx } from '@/shared/lib/download-file';
import { navigationRequested } from '@/shared/routes';
import { toFile } from '../lib/to-file';

/** What is typed is looked for once nothing was typed for so long, milliseconds. */
const typingPause = 250;

/** The list is on the screen. */
export const MembersGate = createGate();
export const searchChanged = createEvent<string>();
export const stateChanged = createEvent<MemberState | null>();
/** What the table shows, in its order. */
export const rowsSeen = createEvent<readonly DeskMemberRow[]>();
/** Opens the member of the row that is worked on. */
export const memberOpened = createEvent();
export const csvClicked = createEvent();

export const $search = createStore('').on(searchChanged, (_last, text) => text);
export const $state = createStore<MemberState | null>(null).on(stateChanged, (_last, one) => one);
const $shown = createStore<readonly DeskMemberRow[]>([]).on(rowsSeen, (_last, rows) => rows);

const $query = combine({ text: $search, state: $state });
sample({
  clock: [MembersGate.open, stateChanged, debounce(searchChanged, typingPause)],
  source: $query,
  filter: MembersGate.status,
  target: deskMembers.opened,
});

/** The member that was looked at last: the list comes back with the cursor there. */
const $last = createStore<string | null>(null).on(rowChosen, (_last, id) => id);
sample({
  clock: rowsSeen,
  source: { last: $last, current: $currentRow, isOpen: MembersGate.status },
  filter: ({ last, current, isOpen }, rows) =>
    isOpen && current === null && rows.some(({ id }) => id === last),
  fn: ({ last }) => last as string,
  target: rowChosen,
});

const enterPressed = sample({ clock: deskKeyPressed, filter: (key) => key === 'enter' });
sample({
  clock: [memberOpened, enterPressed],
  source: { id: $currentRow, home: $deskHome, isOpen: MembersGate.status },
  filter: ({ id, isOpen }) => isOpen && id !== null,
  fn: ({ id, home }) => ({ to: `${home}/member/${id}` }),
  target: navigationRequested,
});

sample({ clock: csvClicked, source: $shown, fn: toFile, target: downloadCsvFx });
