import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { rowChosen } from '@/features/desk-list';
import { makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { kstInstant } from '@/shared/lib/format';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { scopeOf, sent } from '../lib/sample-casino';
import { maintenance, subjects } from './games';

async function open(key: string, answers: Parameters<typeof scopeOf>[0] = {}) {
  const scope = scopeOf(answers);
  await allSettled(subjects.Gate.open, { scope, params: {} });
  await allSettled(rowChosen, { scope, params: key });
  const fill = (until: string, reason: string) =>
    allSettled(maintenance.form.filled, { scope, params: { until, reason } });
  const submit = () => allSettled(maintenance.form.submitted, { scope });
  return { scope, fill, submit };
}

it('closes a provider until an hour that staff names, once that was confirmed', async () => {
  const { scope, fill, submit } = await open('provider/hanpan');
  const [toasts, reads] = [watchCalls(scope, toastShown), watchCalls(scope, subjects.$rows)];
  await fill(' 2026-11-22 06:00 ', ' 게임사 점검 ');
  await answerQuestion(scope, submit(), false);
  expect(sent).toEqual([]);
  await answerQuestion(scope, submit());
  const until = kstInstant('2026-11-22 06:00:00');
  expect(sent).toEqual([{ systemMaintenanceFlg: true, until, reason: '게임사 점검' }]);
  expect(toasts).toEqual([{ text: '한판 스튜디오 점검을 시작했습니다.', tone: 'success' }]);
  expect(reads).toHaveLength(1);
  expect(scope.getState(maintenance.form.$values)).toEqual({ until: '', reason: '' });
});

it('opens a game that staff has closed', async () => {
  const { scope, fill, submit } = await open('game/hanpan-roulette');
  await fill('', '점검 완료');
  await answerQuestion(scope, submit());
  expect(sent).toEqual([{ systemMaintenanceFlg: false, until: null, reason: '점검 완료' }]);
});

it.each([
  ['reason', '', ' 점 '],
  ['until', '2026-11-31 18:00', '게임사 점검'],
] as const)('sends nothing without a right %s', async (field, until, reason) => {
  const { scope, fill, submit } = await open('provider/hanpan');
  await fill(until, reason);
  await submit();
  expect(Object.keys(scope.getState(maintenance.form.$errors))).toEqual([field]);
  expect(sent).toEqual([]);
});

it('says that a provider is not connected', async () => {
  const { scope, fill, submit } = await open('provider/hanpan', {
    'PUT /desk/casino/provider/hanpan': makeProblem('INVALID_STATE'),
  });
  const alerts = watchCalls(scope, alertShown);
  await fill('', '게임사 점검');
  await answerQuestion(scope, submit());
  expect(alerts).toEqual([{ text: '아직 연동되지 않은 게임사입니다.' }]);
});
