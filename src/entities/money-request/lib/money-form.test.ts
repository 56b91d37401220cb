import { allSettled, createEvent, createStore } from 'effector';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createApiQuery } from '@/shared/api';
import { makeProblemError } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { createSending } from './create-sending';
import { amountRule, moneyForm } from './money-form';

type Values = { amount: number | null; name: string; password: string };
type Body = { amount: number; name: string };

/** A form with a field that stays and one that is secret; its terms say the least amount, and whether it is closed. */
async function openForm({ isClosed = false, answers = [] as (() => unknown)[] } = {}) {
  const sent: { key: string; body: Body }[] = [];
  let loads = 0;
  const terms = createApiQuery(async () => {
    loads += 1;
    return { min: 1_000, isClosed };
  });
  const sending = createSending<Body, unknown>(
    async (_api, keyed) => {
      sent.push(keyed);
      return answers.shift()?.();
    },
    { refresh: terms.refresh },
  );
  const owner = createStore<{ id: string } | null>({ id: 'mem_1' });
  const ended = createEvent<string>();
  const model = moneyForm<{ min: number; isClosed: boolean }, Values, Body>({
    terms,
    sending,
    initial: { amount: null, name: '', password: '' },
    schema: (data) =>
      z.object({
        amount: amountRule('missing', (amount) => (data && amount < data.min ? 'small' : null)),
        name: z.string(),
        password: z.string().check(z.minLength(4, 'short')),
      }),
    body: ({ amount, name }) => ({ amount, name }),
    isImpossible: (data) => data.isClosed,
    stays: ({ name }) => ({ name }),
    secret: { password: '' },
    draft: { owner, ended },
  });
  const { form, opened, closed } = model;
  const scope = makeScope();
  const values = () => scope.getState(form.$values);
  const errors = () => scope.getState(form.$errors);
  const refusals = () => scope.getState(sending.$refusals);
  const fill = async (typed: Partial<Values>) => {
    for (const [name, value] of Object.entries(typed))
      await allSettled(form.changed, { scope, params: { name: name as keyof Values, value } });
  };
  const submit = () => allSettled(form.submitted, { scope });
  const open = () => allSettled(opened, { scope });
  const close = () => allSettled(closed, { scope });
  const end = () => allSettled(ended, { scope, params: 'expired' });
  await open();
  return {
    scope,
    terms,
    sending,
    sent,
    values,
    errors,
    refusals,
    fill,
    submit,
    open,
    close,
    end,
    loads: () => loads,
  };
}

const typed = { amount: 5_000, name: '김한판', password: '1234' };
const offline = () => Promise.reject({ kind: 'network' });
const refused = () =>
  Promise.reject(makeProblemError('REQUEST_REFUSED', { refusals: [{ code: 'BLOCKED' as const }] }));

it('sends what was typed, reads its terms again, and is empty but for what stays', async () => {
  const { sent, values, errors, fill, submit, loads } = await openForm();
  await fill(typed);
  await submit();
  expect(sent).toEqual([
    { key: expect.stringMatching(/^[0-9a-f]{32}$/), body: { amount: 5_000, name: '김한판' } },
  ]);
  expect(values()).toEqual({ amount: null, name: '김한판', password: '' });
  expect([errors(), loads()]).toEqual([{}, 2]);
});

it('says what is wrong once it was sent, and sends nothing', async () => {
  const { sent, errors, fill, submit } = await openForm();
  await fill({ amount: 500, password: '1' });
  expect(errors()).toEqual({});
  await submit();
  expect(errors()).toEqual({ amount: 'small', password: 'short' });
  await fill({ amount: null });
  expect(errors().amount).toBe('missing');
  expect(sent).toEqual([]);
});

it('repeats what had no answer under its key, and takes a new key for another amount', async () => {
  const { scope, sending, sent, values, fill, submit } = await openForm({
    answers: [offline, offline],
  });
  await fill(typed);
  await submit();
  expect(scope.getState(sending.$failure)).toEqual({ kind: 'network' });
  expect(values()).toEqual(typed);
  await submit();
  await fill({ amount: 6_000 });
  await submit();
  const [first, again, other] = sent;
  expect(again).toEqual(first);
  expect(other?.key).not.toBe(first?.key);
});

it('keeps all but the secret after a refusal, reads its terms again and takes a new key', async () => {
  const { sent, values, errors, refusals, fill, submit, loads } = await openForm({
    answers: [refused],
  });
  await fill(typed);
  await submit();
  expect(refusals()).toEqual([{ code: 'BLOCKED' }]);
  expect([values(), errors(), loads()]).toEqual([{ ...typed, password: '' }, {}, 2]);
  await fill({ password: '1234' });
  await submit();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('keeps no refusal of what is not in the form any more', async () => {
  const { refusals, fill, submit } = await openForm({ answers: [refused] });
  await fill(typed);
  await submit();
  expect(refusals()).toHaveLength(1);
  await fill({ amount: 6_000 });
  expect(refusals()).toEqual([]);
});

it('sends once for a double press', async () => {
  const { sent, fill, submit } = await openForm();
  await fill(typed);
  await Promise.all([submit(), submit()]);
  expect(sent).toHaveLength(1);
});

it('sends nothing that cannot be taken whatever is typed', async () => {
  const { sent, fill, submit } = await openForm({ isClosed: true });
  await fill(typed);
  await submit();
  expect(sent).toEqual([]);
});

it('forgets everything when it is closed', async () => {
  const { scope, terms, values, fill, open, close } = await openForm();
  await fill(typed);
  await close();
  expect(scope.getState(terms.$data)).toBeNull();
  await open();
  expect(values()).toEqual({ amount: null, name: '', password: '' });
});

it('gives back what was typed, but no secret, when the session was lost', async () => {
  const { values, fill, open, close, end } = await openForm();
  await fill(typed);
  await end();
  await close();
  await open();
  expect(values()).toEqual({ ...typed, password: '' });
});
