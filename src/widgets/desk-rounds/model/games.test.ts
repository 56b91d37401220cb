import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { rowChosen } from '@/features/desk-list';
import { kstInstant } from '@/shared/lib/format';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { scopeOf, sent } from '../lib/sample-rounds';
import { games, maintenance } from './games';

async function open(gameId: number) {
  const scope = scopeOf();
  await allSettled(games.Gate.open, { scope, params: {} });
  await allSettled(rowChosen, { scope, params: String(gameId) });
  const fill = (until: string, reason: string) =>
    allSettled(maintenance.form.filled, { scope, params: { until, reason } });
  const submit = () => allSettled(maintenance.form.submitted, { scope });
  return { scope, fill, submit };
}

it('closes a game until an hour that staff names, once that was confirmed', async () => {
  const { scope, fill, submit } = await open(213);
  const [toasts, reads] = [watchCalls(scope, toastShown), watchCalls(scope, games.$rows)];
  await fill(' 2026-11-21 18:00 ', ' 배당 점검 ');
  await answerQuestion(scope, submit(), false);
  expect(sent).toEqual([]);
  await answerQuestion(scope, submit());
  const until = kstInstant('2026-11-21 18:00:00');
  expect(sent).toEqual([{ systemMaintenanceFlg: true, until, reason: '배당 점검' }]);
  expect(toasts).toEqual([{ text: 'EOS 파워볼 3분 점검을 시작했습니다.', tone: 'success' }]);
  expect(reads).toHaveLength(1);
  expect(scope.getState(maintenance.form.$values)).toEqual({ until: '', reason: '' });
});

it('opens a game that is under maintenance', async () => {
  const { scope, fill, submit } = await open(404);
  await fill('', '점검 완료');
  await answerQuestion(scope, submit());
  expect(sent).toEqual([{ systemMaintenanceFlg: false, until: null, reason: '점검 완료' }]);
});
