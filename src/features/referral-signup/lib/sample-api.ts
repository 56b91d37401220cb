import { createFakeApi, type FakeAnswer } from '@/shared/api/testing';
import type { FieldCheck } from '@/shared/lib/form';

export interface SampleAnswers {
  /** How many members have the value. */
  count?: (check: FieldCheck) => number | Promise<number>;
  /** The member of a code; null where nobody has it. */
  lookUp?: (code: string) => string | null | Promise<string | null>;
  signUp?: (body: unknown) => FakeAnswer | Promise<FakeAnswer>;
}

/** Fails as a lost connection does. */
export function lineLost(): never {
  throw new TypeError('fetch failed');
}

const firstParam = (path: string) =>
  [...new URL(path, 'http://fake').searchParams][0] ?? (['', ''] as const);

/** Answers the calls of the sign-up, for tests and stories. */
export function sampleSignupApi({
  count = () => 0,
  lookUp = () => 'mem_1',
  signUp = () => ({}),
}: SampleAnswers) {
  return createFakeApi({
    'GET /member/check': async ({ path }) => {
      const [name, value] = firstParam(path);
      return { body: await count({ name: name.replace(/Equals$/, ''), value }) };
    },
    'GET /suggestioncode': async ({ path }) => {
      const [, code] = firstParam(path);
      const memberId = await lookUp(code);
      return { body: memberId === null ? [] : [{ code, memberId }] };
    },
    'POST /member/signup': async ({ body }) => ({
      status: 201,
      body: { userId: 'hangang1', state: 'applied' },
      ...(await signUp(body)),
    }),
  });
}
