import { createEvent, sample } from 'effector';
import type { RejectedEdit } from '../lib/edit';
import { applyFix, type SlipFix } from '../lib/fix';
import { $rejectedEdit, $slip, $stake, editRequested } from './slip';

/** The press that solves a problem of the slip. */
export const fixChosen = createEvent<SlipFix>();
/** A way out of a rejected edit: it is taken, and the edit is tried again. */
export const editFixChosen = createEvent<SlipFix>();

sample({ clock: [fixChosen, editFixChosen], source: $slip, fn: applyFix, target: $slip });
sample({
  clock: fixChosen,
  filter: ({ kind }) => kind === 'setStake',
  fn: (fix) => (fix.kind === 'setStake' ? fix.stake : null),
  target: $stake,
});
sample({
  clock: editFixChosen,
  source: $rejectedEdit,
  filter: (refused) => refused !== null,
  fn: (refused) => (refused as RejectedEdit).edit,
  target: editRequested,
});
