import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { MAX_SAVED_SLIPS, MAX_SLIP_NAME } from '#rules/saved-slips.ts';
import { sessionLost } from '@/entities/member';
import { $account, $slip } from '@/entities/slip';
import {
  type ApiError,
  createApiMutation,
  createApiQuery,
  isHandledByApp,
  isProblem,
} from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { askConfirmFx } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { keepDialogDraft } from '@/shared/lib/kept-draft';
import { SlipGate } from '@/shared/lib/landmarks';
import { randomId } from '@/shared/lib/random-id';
import { toastShown } from '@/shared/lib/toasts';
import { deleteSlip, loadSlips, renameSlip, type SavedSlip, saveSlip } from './api';
import { savedSlipsDialog } from './dialogs';
import { contentsOf, tidyName } from './lib/contents';
import { messages } from './ui/messages';

/** A saved slip is to be put on the slip, once its picks are priced again. */
export const slipOpened = createEvent<SavedSlip>();
export const renameClicked = createEvent<SavedSlip>();
export const renameDropped = createEvent();
export const deleteClicked = createEvent<SavedSlip>();

export const list = createApiQuery(loadSlips);
export const saving = createApiMutation(saveSlip);
export const renaming = createApiMutation(renameSlip);
export const deleting = createApiMutation(deleteSlip);

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
const $memberId = $account.map((account) => account?.id ?? null);
/** Slips are kept for members. */
export const $isMember = $memberId.map((id) => id !== null);

// One id until it is saved, so that a slip that is sent again is saved once.
export const makeIdFx = createEffect(randomId);
const $nextId = createStore('').on(makeIdFx.doneData, (_last, id) => id);
const confirmDeletionFx = attach({
  effect: createEffect(async (slip: SavedSlip): Promise<SavedSlip | null> => {
    const text = messages.deleteConfirm(slip.name);
    const request = { text, confirmLabel: messages.delete, tone: 'danger' as const };
    return (await askConfirmFx(request)) ? slip : null;
  }),
});

sample({ clock: savedSlipsDialog.opened, fn: () => undefined, target: [list.start, makeIdFx] });
sample({
  clock: saveForm.accepted,
  source: { slip: $slip, id: $nextId, canSave: $canSave },
  filter: ({ canSave }) => canSave,
  fn: ({ slip, id }, typed) => ({ id, contents: contentsOf(slip, typed.name) }),
  target: saving.start,
});
sample({ clock: saving.done, fn: () => undefined, target: [saveForm.reset, makeIdFx] });
sample({
  clock: saving.done,
  fn: ({ result }) => ({ text: messages.saved(result.name), tone: 'success' as const }),
  target: toastShown,
});

sample({ clock: renameClicked, fn: ({ id }) => id, target: $renamedId });
sample({ clock: renameClicked, fn: () => undefined, target: renameForm.reset });
sample({ clock: renameClicked, fn: (slip) => ({ name: slip.name }), target: renameForm.filled });
sample({
  clock: renameForm.accepted,
  source: $renamedId,
  filter: (id) => id !== null,
  fn: (id, typed) => ({ id: id ?? '', name: tidyName(typed.name) }),
  target: renaming.start,
});
sample({ clock: deleteClicked, target: confirmDeletionFx });
sample({
  clock: confirmDeletionFx.doneData,
  filter: (slip) => slip !== null,
  fn: (slip) => ({ id: slip?.id ?? '' }),
  target: deleting.start,
});

const isGone = (error: ApiError) => isProblem(error, 'NOT_FOUND');
const changeFailed = sample({ clock: [saving.failed, renaming.failed, deleting.failed] });
$renamedId.reset(renameDropped, renaming.done, savedSlipsDialog.opened, savedSlipsDialog.closed);
// Another device was faster: the list is read again, and says so.
$renamedId.on(renaming.failed, (id, { error }) => (isGone(error) ? null : id));
sample({
  clock: [saving.done, renaming.done, deleting.done],
  fn: () => undefined,
  target: list.refresh,
});
sample({
  clock: changeFailed,
  filter: ({ error }) => isGone(error) || isProblem(error, 'SAVED_SLIP_LIMIT'),
  fn: () => undefined,
  target: list.refresh,
});
sample({
  clock: changeFailed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({
    text: isGone(error) ? messages.gone : failureAdvice(error),
    tone: 'danger' as const,
  }),
  target: toastShown,
});

sample({ clock: slipOpened, fn: () => undefined, target: savedSlipsDialog.closed });
for (const form of [saveForm, renameForm])
  sample({
    clock: [savedSlipsDialog.opened, savedSlipsDialog.closed],
    fn: () => undefined,
    target: form.reset,
  });
sample({
  clock: $memberId,
  filter: (id) => id === null,
  fn: () => undefined,
  target: [list.reset, saving.reset, renaming.reset, deleting.reset],
});

const slipShown = sample({
  clock: [SlipGate.open, $memberId],
  source: { isDrawn: SlipGate.status, memberId: $memberId },
  filter: ({ isDrawn, memberId }) => isDrawn && memberId !== null,
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
