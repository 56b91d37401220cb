import { createEffect, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { MAX_SAVED_SLIPS, MAX_SLIP_NAME } from '#rules/saved-slips.ts';
import { sessionLost } from '@/entities/member';
import { $account, $accountId, $slip } from '@/entities/slip';
import { confirmedMutation, createApiQuery, isProblem } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { keepDialogDraft } from '@/shared/lib/kept-draft';
import { SlipGate } from '@/shared/lib/landmarks';
import { randomId } from '@/shared/lib/random-id';
import { deleteSlip, loadSlips, renameSlip, type SavedSlip, saveSlip } from './api';
import { savedSlipsDialog } from './dialogs';
import { contentsOf, tidyName } from './lib/contents';
import { messages } from './ui/messages';

/** A saved slip is to be put on the slip, once its picks are priced again. */
export const slipOpened = createEvent<SavedSlip>();
export const renameClicked = createEvent<SavedSlip>();
export const renameDropped = createEvent();

export const list = createApiQuery(loadSlips);
const afterwards = {
  // Another device was faster.
  refusals: { NOT_FOUND: messages.gone },
  shows: 'toast',
  refresh: list.refresh,
} as const;
export const saving = confirmedMutation({
  ...afterwards,
  send: saveSlip,
  done: ({ name }) => messages.saved(name),
});
export const renaming = confirmedMutation({ ...afterwards, send: renameSlip });
export const deleting = confirmedMutation({
  ...afterwards,
  send: (api, slip: SavedSlip) => deleteSlip(api, slip),
  confirm: ({ name }) => ({
    text: messages.deleteConfirm(name),
    confirmLabel: messages.delete,
    tone: 'danger',
  }),
});

const name = z.string().check(
  z.refine((typed) => tidyName(typed) !== '', messages.nameMissing),
  z.refine((typed) => tidyName(typed).length <= MAX_SLIP_NAME, messages.nameLong),
);
const formOptions = { initial: { name: '' }, schema: z.object({ name }), validatesOnBlur: false };
export const saveForm = createForm({ ...formOptions, isBusy: saving.$isPending });
export const renameForm = createForm({ ...formOptions, isBusy: renaming.$isPending });

/** The one whose name is being changed. */
export const $renamedId = createStore<string | null>(null);
export const $canSave = $slip.map(({ legs }) => legs.length > 0);
export const $isFull = list.$data.map((slips) => (slips?.length ?? 0) >= MAX_SAVED_SLIPS);
/** Slips are kept for members. */
export const $isMember = $accountId.map((id) => id !== null);

// One id until it is saved, so that a slip that is sent again is saved once.
export const makeIdFx = createEffect(randomId);
const $nextId = createStore('').on(makeIdFx.doneData, (_last, id) => id);

sample({ clock: savedSlipsDialog.opened, target: [list.start, makeIdFx] });
sample({
  clock: saveForm.accepted,
  source: { slip: $slip, id: $nextId, canSave: $canSave },
  filter: ({ canSave }) => canSave,
  fn: ({ slip, id }, typed) => ({ id, contents: contentsOf(slip, typed.name) }),
  target: saving.start,
});
sample({ clock: saving.done, target: [saveForm.reset, makeIdFx] });

sample({ clock: renameClicked, fn: ({ id }) => id, target: $renamedId });
sample({ clock: renameClicked, target: renameForm.reset });
sample({ clock: renameClicked, fn: (slip) => ({ name: slip.name }), target: renameForm.filled });
sample({
  clock: renameForm.accepted,
  source: $renamedId,
  filter: (id) => id !== null,
  fn: (id, typed) => ({ id: id ?? '', name: tidyName(typed.name) }),
  target: renaming.start,
});
$renamedId.reset(renameDropped, renaming.done, savedSlipsDialog.opened, savedSlipsDialog.closed);
$renamedId.on(renaming.failed, (id, { error }) => (isProblem(error, 'NOT_FOUND') ? null : id));

sample({ clock: slipOpened, fn: () => undefined, target: savedSlipsDialog.closed });
for (const form of [saveForm, renameForm])
  sample({
    clock: [savedSlipsDialog.opened, savedSlipsDialog.closed],
    target: form.reset,
  });
sample({
  clock: $accountId,
  filter: (id) => id === null,
  target: [list.reset, saving.reset, renaming.reset, deleting.reset],
});

const slipShown = sample({
  clock: [SlipGate.open, $accountId],
  source: { isDrawn: SlipGate.status, accountId: $accountId },
  filter: ({ isDrawn, accountId }) => isDrawn && accountId !== null,
  fn: () => undefined,
});
const restored = keepDialogDraft({
  draft: saveForm.$values,
  dialog: savedSlipsDialog,
  opened: slipShown,
  owner: $account,
  ended: sessionLost,
});
sample({ clock: restored, target: saveForm.filled });
