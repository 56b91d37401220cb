import { allSettled, createEffect, createStore } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { createForm } from '@/shared/lib/form';
import type { FieldCheck } from './types';

const $banned = createStore<string[]>(['admin']);
const takenFx = createEffect((_check: FieldCheck): string | null => null);

const form = createForm({
  initial: { userId: '', password: '', again: '', consent: false as boolean },
  normalize: { password: (value) => value.trim() },
  schema: $banned.map((banned) =>
    z
      .object({
        userId: z.string().check(
          z.minLength(1, 'required'),
          z.minLength(3, 'short'),
          z.refine((value) => !banned.includes(value), 'banned'),
        ),
        password: z.string(),
        again: z.string(),
        consent: z.boolean().check(z.refine((value) => value, 'agree')),
      })
      .check(
        z.refine(({ password, again }) => password === again, {
          error: 'differs',
          path: ['again'],
        }),
      ),
  ),
  checks: { names: ['userId'], fx: takenFx },
});
const other = createForm({ initial: { userId: '' }, schema: z.object({ userId: z.string() }) });

const filled = { userId: 'hangang', password: 'abcd', again: 'abcd', consent: true };

async function type(scope: ReturnType<typeof makeScope>, name: 'userId' | 'again', value: string) {
  await allSettled(form.changed, { scope, params: { name, value } });
}

describe('a form', () => {
  it('says what is wrong with a field only once it was left', async () => {
    const scope = makeScope();
    expect(scope.getState(form.$errors)).toEqual({});
    await allSettled(form.blurred, { scope, params: 'userId' });
    expect(scope.getState(form.$errors)).toEqual({ userId: 'required' });
    await type(scope, 'userId', 'admin');
    expect(scope.getState(form.$errors)).toEqual({ userId: 'banned' });
    await type(scope, 'userId', 'hangang');
    expect(scope.getState(form.$errors)).toEqual({});
  });

  it('shows the first broken check of a field, whatever is wrong with the others', async () => {
    const scope = makeScope();
    await type(scope, 'again', 'abcd');
    await allSettled(form.submitted, { scope });
    const errors = { userId: 'required', again: 'differs', consent: 'agree' };
    expect(scope.getState(form.$errors)).toEqual(errors);
    await type(scope, 'userId', 'ab');
    expect(scope.getState(form.$errors)).toEqual({ ...errors, userId: 'short' });
  });

  it('validates by the schema as it is now', async () => {
    const scope = makeScope({ values: [[form.$values, filled]] });
    const accepted = watchCalls(scope, form.accepted);
    await allSettled($banned, { scope, params: ['hangang'] });
    await allSettled(form.submitted, { scope });
    expect(accepted).toEqual([]);
    expect(scope.getState(form.$errors)).toEqual({ userId: 'banned' });
  });

  it('validates a field by another one as it is now', async () => {
    const scope = makeScope({ values: [[form.$values, filled]] });
    await allSettled(form.blurred, { scope, params: 'again' });
    await allSettled(form.changed, { scope, params: { name: 'password', value: ' wxyz ' } });
    expect(scope.getState(form.$values).password).toBe('wxyz');
    expect(scope.getState(form.$errors)).toEqual({ again: 'differs' });
  });

  it('refuses a submit with errors, shows them all and goes to the first', async () => {
    const scope = makeScope();
    const accepted = watchCalls(scope, form.accepted);
    await allSettled(form.submitted, { scope });
    expect(accepted).toEqual([]);
    expect(scope.getState(form.$errors)).toEqual({ userId: 'required', consent: 'agree' });
    expect(scope.getState(form.$focus)).toEqual({ name: 'userId' });
    const first = scope.getState(form.$focus);
    await allSettled(form.submitted, { scope });
    expect(scope.getState(form.$focus)).not.toBe(first);
    await allSettled(form.filled, { scope, params: filled });
    await allSettled(form.submitted, { scope });
    expect(accepted).toEqual([filled]);
    expect(scope.getState(form.$focus)).toBeNull();
  });

  it('keeps two forms apart', async () => {
    const scope = makeScope({ values: [[form.$values, filled]] });
    expect(scope.getState(other.$values)).toEqual({ userId: '' });
    await allSettled(form.submitted, { scope });
    expect(scope.getState(other.$touched)).toEqual([]);
  });

  it('forgets everything with a reset', async () => {
    const scope = makeScope({ values: [[form.$values, filled]] });
    await allSettled(form.errorsUpdated, { scope, params: { userId: 'taken' } });
    await allSettled(form.reset, { scope });
    expect(scope.getState(form.$values)).toEqual({
      userId: '',
      password: '',
      again: '',
      consent: false,
    });
    expect(scope.getState(form.$errors)).toEqual({});
    expect(scope.getState(form.$focus)).toBeNull();
  });
});

describe('a field the server is asked about', () => {
  it('is asked about when it is left, once per value and not while it breaks a rule', async () => {
    const ask = vi.fn((_check: FieldCheck) => 'taken');
    const scope = makeScope({ handlers: [[takenFx, ask]] });
    await allSettled(form.blurred, { scope, params: 'userId' });
    expect(ask).not.toHaveBeenCalled();
    await type(scope, 'userId', 'hangang');
    await allSettled(form.blurred, { scope, params: 'userId' });
    await allSettled(form.blurred, { scope, params: 'userId' });
    expect(ask.mock.calls).toEqual([[{ name: 'userId', value: 'hangang' }]]);
    expect(scope.getState(form.$errors)).toEqual({ userId: 'taken' });
    await type(scope, 'userId', 'hangang2');
    expect(scope.getState(form.$errors)).toEqual({});
  });

  it('ignores an answer about an older value that comes last', async () => {
    const slow = deferred<string | null>();
    const ask = ({ value }: FieldCheck) => (value === 'first1' ? slow.promise : 'second is taken');
    const scope = makeScope({ handlers: [[takenFx, ask]] });
    await type(scope, 'userId', 'first1');
    const first = allSettled(form.blurred, { scope, params: 'userId' });
    expect(scope.getState(form.$checking).userId).toBe('first1');
    void allSettled(form.changed, { scope, params: { name: 'userId', value: 'second' } });
    void allSettled(form.blurred, { scope, params: 'userId' });
    slow.resolve(null);
    await first;
    expect(scope.getState(form.$errors)).toEqual({ userId: 'second is taken' });
    expect(scope.getState(form.$checking).userId).toBeUndefined();
  });

  it('is asked about on submit when it never was, and a taken value blocks it', async () => {
    const scope = makeScope({
      values: [[form.$values, filled]],
      handlers: [[takenFx, () => 'taken']],
    });
    const accepted = watchCalls(scope, form.accepted);
    await allSettled(form.submitted, { scope });
    expect(accepted).toEqual([]);
    expect(scope.getState(form.$focus)).toEqual({ name: 'userId' });
  });

  it('leaves the decision to the server when it cannot be asked about', async () => {
    const fail = () => Promise.reject(new Error('offline'));
    const scope = makeScope({ values: [[form.$values, filled]], handlers: [[takenFx, fail]] });
    const accepted = watchCalls(scope, form.accepted);
    await allSettled(form.submitted, { scope });
    expect(accepted).toEqual([filled]);
  });

  it('keeps a submit waiting for five seconds at most', async () => {
    vi.useFakeTimers();
    const scope = makeScope({
      values: [[form.$values, filled]],
      handlers: [[takenFx, () => new Promise(() => {})]],
    });
    const accepted = watchCalls(scope, form.accepted);
    void allSettled(form.submitted, { scope });
    await vi.advanceTimersByTimeAsync(4999);
    expect(accepted).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(accepted).toEqual([filled]);
  });

  it('accepts one submit while it is being asked about', async () => {
    const answer = deferred<string | null>();
    const scope = makeScope({
      values: [[form.$values, filled]],
      handlers: [[takenFx, () => answer.promise]],
    });
    const accepted = watchCalls(scope, form.accepted);
    const first = allSettled(form.submitted, { scope });
    void allSettled(form.submitted, { scope });
    expect(scope.getState(form.$isVerifying)).toBe(true);
    answer.resolve(null);
    await first;
    expect(accepted).toEqual([filled]);
  });
});

describe('a refusal by the server', () => {
  it('is beside its field until the value changes, and nothing typed is lost', async () => {
    const scope = makeScope({ values: [[form.$values, filled]] });
    await allSettled(form.errorsUpdated, { scope, params: { userId: 'taken' } });
    expect(scope.getState(form.$errors)).toEqual({ userId: 'taken' });
    expect(scope.getState(form.$values)).toEqual(filled);
    expect(scope.getState(form.$focus)).toEqual({ name: 'userId' });
    await type(scope, 'userId', 'hangang2');
    expect(scope.getState(form.$isValid)).toBe(true);
  });
});
