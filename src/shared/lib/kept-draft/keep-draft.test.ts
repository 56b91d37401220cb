import { allSettled, createEvent, createStore, sample } from 'effector';
import { expect, it } from 'vitest';
import { allDialogsClosed, createDialog } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { keepDialogDraft, keepDraft } from './keep-draft';

/** A form as the pages have it: it forgets everything when it is closed. */
async function openForm() {
  const opened = createEvent();
  const closed = createEvent();
  const ended = createEvent<string>();
  const arrived = createEvent<string | null>();
  const typed = createEvent<number>();
  const $owner = createStore<{ id: string } | null>(null).on(arrived, (_last, id) =>
    id === null ? null : { id },
  );
  $owner.reset(ended);
  const $amount = createStore<number | null>(null);
  const restored = keepDraft({ draft: $amount, opened, owner: $owner, ended });
  $amount
    .on(typed, (_last, next) => next)
    .on(restored, (_last, next) => next)
    .reset(closed);
  const scope = makeScope();
  const open = async (id: string) => {
    await allSettled(arrived, { scope, params: id });
    await allSettled(opened, { scope });
    return scope.getState($amount);
  };
  const end = async (reason: string) => {
    await allSettled(ended, { scope, params: reason });
    await allSettled(closed, { scope });
  };
  await open('mem_1');
  await allSettled(typed, { scope, params: 120_000 });
  return { open, end, close: () => allSettled(closed, { scope }) };
}

it.each(['expired', 'replaced', 'broken'])(
  'gives back what was typed when the session was %s',
  async (reason) => {
    const { open, end } = await openForm();
    await end(reason);
    expect(await open('mem_1')).toBe(120_000);
  },
);

it('gives it to nobody else, and not later either', async () => {
  const { open, end } = await openForm();
  await end('expired');
  expect(await open('mem_2')).toBeNull();
  expect(await open('mem_1')).toBeNull();
});

it('keeps nothing of who logs out', async () => {
  const { open, end } = await openForm();
  await end('logout');
  expect(await open('mem_1')).toBeNull();
});

it('gives it back once', async () => {
  const { open, end, close } = await openForm();
  await end('expired');
  await open('mem_1');
  await close();
  expect(await open('mem_1')).toBeNull();
});

/** A page with a dialog, which the site closes as the session ends. */
async function openDialog() {
  const opened = createEvent();
  const ended = createEvent<string>();
  const arrived = createEvent<string>();
  const typed = createEvent<number>();
  const left = createEvent();
  const dialog = createDialog<{ of: string }>({ name: 'kept' });
  const $owner = createStore<{ id: string } | null>(null)
    .on(arrived, (_last, id) => ({ id }))
    .reset(ended);
  const $amount = createStore<number | null>(null)
    .on(typed, (_last, next) => next)
    .reset(dialog.opened, dialog.closed, left);
  sample({ clock: ended, target: allDialogsClosed });
  const restored = keepDialogDraft({ draft: $amount, dialog, opened, owner: $owner, ended });
  $amount.on(restored, (_last, next) => next);
  const scope = makeScope();
  const openPage = async (id: string) => {
    await allSettled(arrived, { scope, params: id });
    await allSettled(opened, { scope });
    return { amount: scope.getState($amount), props: scope.getState(dialog.$props) };
  };
  await openPage('mem_1');
  await allSettled(dialog.opened, { scope, params: { of: 'day' } });
  await allSettled(typed, { scope, params: 120_000 });
  const end = async (reason = 'expired') => {
    await allSettled(ended, { scope, params: reason });
    await allSettled(left, { scope });
  };
  return { openPage, end, close: () => allSettled(dialog.closed, { scope }) };
}

const none = { amount: null, props: null };

it('opens a dialog again that the end of the session closed, as it was', async () => {
  const { openPage, end, close } = await openDialog();
  await end();
  expect(await openPage('mem_1')).toEqual({ amount: 120_000, props: { of: 'day' } });
  await close();
  expect(await openPage('mem_1')).toEqual(none);
});

it('opens a dialog again once, and for nobody else', async () => {
  const { openPage, end } = await openDialog();
  await end();
  expect(await openPage('mem_2')).toEqual(none);
  await end();
  expect(await openPage('mem_1')).toEqual(none);
});

it.each([
  ['was closed before', 'expired', true],
  ['was open when they logged out', 'logout', false],
])('opens no dialog again that %s', async (_when, reason, isClosed) => {
  const { openPage, end, close } = await openDialog();
  if (isClosed) await close();
  await end(reason);
  expect(await openPage('mem_1')).toEqual(none);
});
