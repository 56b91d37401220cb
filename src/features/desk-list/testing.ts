import type { Scope } from 'effector';
import { createElement, type ReactNode } from 'react';
import { $member, type Member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, type FakeAnswer, type FakeCall } from '@/shared/api/testing';
import { makeScope, type ScopeOptions } from '@/shared/lib/test-scope';

type Answers = Parameters<typeof createFakeApi>[0];

/** The scope of somebody of staff, an admin where nobody is named, whom the server answers so. */
export function deskScope(
  answers: Answers,
  member: Member = memberKinds.admin,
  values: ScopeOptions['values'] = [],
): Scope {
  return makeScope({
    values: [[$api, createFakeApi(answers)], [$member, member], ...values],
  });
}

interface SentCall {
  /** Method and path. */
  call: string;
  body: unknown;
  /** Of idempotency. */
  key: string | null;
}

interface Usual {
  /** An admin when left out. */
  member?: Member;
  values?: ScopeOptions['values'];
}

/**
 * The scopes of a section's stories and tests: what its server answers, and what was sent to it in the scope that was
 * made last. `keep` makes an answer that keeps what it was sent.
 */
export function deskSamples(
  answersOf: (keep: (answer: FakeAnswer) => (call: FakeCall) => FakeAnswer) => Answers,
  { member: usual = memberKinds.admin, values = [] }: Usual = {},
) {
  const calls: SentCall[] = [];
  /** The bodies alone. */
  const sent: unknown[] = [];
  const keep =
    (answer: FakeAnswer) =>
    ({ method, path, body, headers }: FakeCall) => {
      sent.push(body);
      calls.push({ call: `${method} ${path}`, body, key: headers.get('idempotency-key') });
      return answer;
    };
  function scopeOf(answers: Answers = {}, member = usual): Scope {
    sent.length = 0;
    calls.length = 0;
    return deskScope({ ...answersOf(keep), ...answers }, member, values);
  }
  return { calls, sent, scopeOf };
}

/** Stories of what fills its page: in one of a height, pixels. */
export const atHeight = (height: number) => [
  (Story: () => ReactNode) => createElement('div', { style: { height } }, createElement(Story)),
];
