import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeDeskMember, makeMemberRow } from '@/entities/desk-member/testing';
import { makeProblem } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { bodies, careOf } from '../lib/sample-care';
import { $measures, form } from './measure';

const suspended = makeDeskMember({
  member: makeMemberRow({ state: 'suspended' }),
  ban: { kind: 'suspend', until: null, reason: '본인 확인', by: '이수진', at: 1 },
  withdrawTriesLeft: 0,
});
const leaving = makeDeskMember({
  member: makeMemberRow({ state: 'leaving' }),
  leaving: {
    at: 1,
    until: Number.MAX_SAFE_INTEGER,
    givenUp: 0,
    state: 'open',
    endedAt: null,
    by: null,
    reason: null,
    obstacles: [],
  },
});

it.each([
  [suspended, ['restore', 'suspend', 'ban', 'signOut', 'unlock', 'block']],
  [leaving, ['takeBack', 'confirmLeaving', 'signOut', 'block']],
])('offers what is possible now, what lets the member in first', (data, measures) => {
  expect(careOf(data).scope().getState($measures)).toEqual(measures);
});

function open(...sample: Parameters<typeof careOf>) {
  const scope = careOf(...sample).scope();
  const take = async (values: Parameters<typeof form.filled>[0]) => {
    await allSettled(form.filled, { scope, params: { reason: ' 본인 확인 ', ...values } });
    await answerQuestion(scope, allSettled(form.submitted, { scope }));
  };
  return { scope, take, questions: watchCalls(scope, $alert) };
}

it('keeps a member out for days from now, once that was confirmed', async () => {
  const { scope, take, questions } = open(makeDeskMember());
  await allSettled($now, { scope, params: 1_000 });
  await take({ act: 'suspend', days: '3' });
  expect(questions.at(0)).toMatchObject({
    title: '정지',
    confirmLabel: '정지',
    tone: 'danger',
    text: '한강바람 회원: 정지\n사유: 본인 확인',
  });
  expect(bodies).toEqual([{ kind: 'suspend', until: 1_000 + 3 * 86_400_000, reason: '본인 확인' }]);
});

it('says that the member is not as it was shown', async () => {
  const answers = { 'POST /desk/member/mem_9/restore': makeProblem('INVALID_STATE') };
  const { scope, take } = open(suspended, answers);
  await take({ act: 'restore' });
  expect(scope.getState($alert)?.text).toContain('지금 상태에서는 할 수 없습니다.');
});
