import { createEffect } from 'effector';
import * as z from 'zod/mini';
import { createForm, type FieldCheck } from '@/shared/lib/form';
import { asArg, makeScope } from '@/shared/lib/test-scope';

/** Asks the server whether a nickname is taken; it never is. */
export const takenFx = createEffect((_check: FieldCheck): string | null => null);

const required = z.string().check(z.minLength(1, '위 항목을 입력해주세요.'));

const initial = { nickname: '', bank: '', memo: '', consent: false };

/** One field of each kind. */
const storyForm = createForm({
  initial,
  schema: z.object({
    nickname: required,
    bank: required,
    memo: required,
    consent: z.boolean().check(z.refine((value) => value, '약관에 동의해주세요.')),
  }),
  checks: { names: ['nickname'], fx: takenFx },
});

/** The form as an arg of stories. */
export const formArg = asArg(storyForm);

export type StoryValues = typeof initial;

/** Every field was left empty, so that each says what is wrong. */
export const touchedScope = () => makeScope({ values: [[storyForm.$touched, storyForm.names]] });

export const banks = [
  { value: '1', label: '한국은행' },
  { value: '2', label: '강남은행' },
];

export const checkHints = { checking: '확인 중입니다.', approved: '사용 가능합니다.' };
