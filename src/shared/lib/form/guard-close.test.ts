import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { $alert, alertAnswered } from '@/shared/lib/alerts';
import { $dialog, createDialog } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { createForm } from './create-form';
import { guardClose } from './guard-close';

const form = createForm({
  initial: { title: '', contents: '' },
  schema: z.object({ title: z.string(), contents: z.string() }),
});
const dialog = createDialog({ name: 'nonMember' });
const closeRequested = guardClose(dialog, form, { text: '닫을까요?' });

function setUp() {
  return makeScope({ values: [[$dialog, { name: 'nonMember' }]] });
}

/** Types and asks to close; the question stays open, so the scope does not settle. */
async function ask(scope: ReturnType<typeof setUp>) {
  await allSettled(form.changed, { scope, params: { name: 'title', value: '문의' } });
  void allSettled(closeRequested, { scope });
  void allSettled(closeRequested, { scope });
  await new Promise((resolve) => setTimeout(resolve));
}

async function answer(scope: ReturnType<typeof setUp>, isConfirmed: boolean) {
  const id = scope.getState($alert)?.id ?? '';
  await allSettled(alertAnswered, { scope, params: { id, isConfirmed } });
}

it('closes at once while nothing was typed, filled in by the site or not', async () => {
  const scope = setUp();
  await allSettled(form.filled, { scope, params: { title: '문의' } });
  await allSettled(closeRequested, { scope });
  expect(scope.getState($dialog)).toBeNull();
});

it('asks once before it loses what was typed, and a no loses nothing', async () => {
  const scope = setUp();
  await ask(scope);
  expect(scope.getState($alert)).toMatchObject({ kind: 'confirm', text: '닫을까요?' });
  await answer(scope, false);
  expect(scope.getState($alert)).toBeNull();
  expect(scope.getState($dialog)?.name).toBe('nonMember');
  expect(scope.getState(form.$values).title).toBe('문의');
});

it('closes after a yes', async () => {
  const scope = setUp();
  await ask(scope);
  await answer(scope, true);
  expect(scope.getState($dialog)).toBeNull();
});

it('forgets the typing with a reset', async () => {
  const scope = setUp();
  await allSettled(form.changed, { scope, params: { name: 'title', value: '문의' } });
  await allSettled(form.reset, { scope });
  await allSettled(closeRequested, { scope });
  expect(scope.getState($dialog)).toBeNull();
});
