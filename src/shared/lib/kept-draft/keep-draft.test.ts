import { allSettled, createEvent, createStore } from 'effector';
import { expect, it } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { keepDraft } from './keep-draft';

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
