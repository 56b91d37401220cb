import { allSettled, createEvent } from 'effector';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from '@/shared/api';
import { makeProblemError } from '@/shared/api/testing';
import { createForm } from '@/shared/lib/form';
import { makeScope } from '@/shared/lib/test-scope';
import { signupFailureText, signupFieldErrors, showSignupFailure } from './signup-failure';

const duplicate = makeProblemError('DUPLICATE_USER_ID', { message: '중복된 아이디입니다.' });

const failed = createEvent<{ error: ApiError }>();
const form = createForm({
  initial: { userId: '', password: '' },
  schema: z.object({ userId: z.string(), password: z.string() }),
});
showSignupFailure(failed, form);

async function shownFor(error: ApiError) {
  const scope = makeScope();
  await allSettled(failed, { scope, params: { error } });
  return { alert: signupFailureText(error), errors: scope.getState(form.$errors) };
}

it('shows a failure in the words of its body, and in one sentence without a body', async () => {
  const text = '중복된 아이디입니다.';
  expect(await shownFor(duplicate)).toEqual({ alert: text, errors: { userId: text } });
  const nothing = { alert: '회원가입에 실패했습니다.', errors: {} };
  expect(await shownFor({ kind: 'network' })).toEqual(nothing);
  expect(await shownFor({ kind: 'contract', status: 502, requestId: null })).toEqual(nothing);
});

it('finds the fields a refusal is about', () => {
  const names = ['userId', 'password'];
  expect(signupFieldErrors(duplicate, names)).toEqual({ userId: '중복된 아이디입니다.' });
  const errors = [
    { path: 'body.password', message: '짧습니다.' },
    { path: 'body.level', message: '모르는 항목입니다.' },
  ];
  const invalid = makeProblemError('VALIDATION', { errors });
  expect(signupFieldErrors(invalid, names)).toEqual({ password: '짧습니다.' });
});
