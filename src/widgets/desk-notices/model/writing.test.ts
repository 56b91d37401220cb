import { allSettled, type Scope } from 'effector';
import { expect, it } from 'vitest';
import { sessionLost } from '@/entities/member';
import { $currentRow, rowChosen, rowLeft, formatMinute } from '@/features/desk-list';
import { makeProblem, offline } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { toastShown } from '@/shared/lib/toasts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { calls, makePopup, newsRows, now, scopeOf, sent } from '../lib/sample-notices';
import { events } from './events';
import { news } from './news';
import { popups } from './popups';

async function open(answers: Parameters<typeof scopeOf>[0] = {}) {
  const scope = scopeOf(answers);
  await allSettled(news.list.Gate.open, { scope, params: {} });
  const look = (key: string) => allSettled(rowChosen, { scope, params: key });
  const type = (value: string) =>
    allSettled(news.form.changed, { scope, params: { name: 'contents', value } });
  const save = () => allSettled(news.form.submitted, { scope });
  const alerts = watchCalls(scope, alertShown);
  const toasts = watchCalls(scope, toastShown);
  return { scope, look, type, save, alerts, toasts };
}

const contentsOf = (scope: Scope) => scope.getState(news.form.$values).contents;

it('keeps what was typed about each notice while others are looked at', async () => {
  const { scope, look, type } = await open();
  await look('3');
  expect(contentsOf(scope)).toBe('<b>점검</b> 안내');
  await type('점검 연기');
  await allSettled(news.list.addClicked, { scope });
  expect(contentsOf(scope)).toBe('');
  await type('새 공지');
  await allSettled(rowLeft, { scope });
  await look('3');
  expect(contentsOf(scope)).toBe('점검 연기');
  await allSettled(news.list.addClicked, { scope });
  expect(contentsOf(scope)).toBe('새 공지');
});

it('forgets what was typed with the session', async () => {
  const { scope, look, type } = await open();
  await look('3');
  await type('점검 연기');
  await allSettled(sessionLost, { scope, params: 'logout' });
  await look('2');
  await look('3');
  expect(contentsOf(scope)).toBe('<b>점검</b> 안내');
});

it('adds one under a key, and the same key where there was no answer', async () => {
  const failures = [offline];
  const keys: (string | null)[] = [];
  const { scope, type, save, toasts, alerts } = await open({
    'POST /admin/news': ({ headers, body }) => {
      sent.push(body);
      keys.push(headers.get('idempotency-key'));
      return failures.pop()?.() ?? { status: 201, body: { id: 4, contents: '글', createdAt: 0 } };
    },
  });
  await allSettled(news.list.addClicked, { scope });
  await save();
  expect(sent).toEqual([]);
  await type(' 새 공지 ');
  await save();
  expect(alerts).toHaveLength(1);
  expect(contentsOf(scope)).toBe(' 새 공지 ');
  await save();
  expect(sent).toEqual([{ contents: '새 공지' }, { contents: '새 공지' }]);
  expect(keys[0]).toMatch(/^.{8,}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(toasts).toContainEqual({ text: '공지를 등록했습니다.', tone: 'success' });
  expect(scope.getState($currentRow)).toBeNull();
  await allSettled(news.list.addClicked, { scope });
  expect(contentsOf(scope)).toBe('');
});

it('saves a change and stays with the notice', async () => {
  const { scope, look, type, save } = await open();
  await look('3');
  await type('점검 종료');
  await save();
  expect(calls).toMatchObject([{ call: 'PUT /admin/news/3', body: { contents: '점검 종료' } }]);
  expect(scope.getState($currentRow)).toBe('3');
});

it('says that somebody else took it down, and keeps what was typed', async () => {
  let body = newsRows;
  const { scope, look, type, save, alerts } = await open({
    'GET /admin/news': () => ({ body }),
    'PUT /admin/news/3': makeProblem('NOT_FOUND'),
  });
  await look('3');
  await type('점검 종료');
  body = [];
  await save();
  expect(alerts).toEqual([{ text: '이미 내려간 공지입니다. 목록을 새로 불러왔습니다.' }]);
  expect(scope.getState(news.list.$rows)).toEqual([]);
  expect(scope.getState(news.list.$row)?.id).toBe(3);
  expect(contentsOf(scope)).toBe('점검 종료');
});

it('takes one down once that was confirmed', async () => {
  const { scope, look, toasts } = await open();
  await look('3');
  const remove = (isConfirmed: boolean) =>
    answerQuestion(scope, allSettled(news.removing.start, { scope, params: 3 }), isConfirmed);
  await remove(false);
  expect(sent).toEqual([]);
  await remove(true);
  expect(calls).toMatchObject([{ call: 'DELETE /admin/news/3' }]);
  expect(toasts).toContainEqual({ text: '공지를 내렸습니다.', tone: 'success' });
  expect(scope.getState($currentRow)).toBeNull();
});

it('sends the time of a popup as instants of Seoul, and refuses an end before the start', async () => {
  const scope = scopeOf();
  await allSettled(popups.list.Gate.open, { scope, params: {} });
  await allSettled(rowChosen, { scope, params: '7' });
  const set = (name: 'startsAt' | 'endsAt' | 'title', value: string) =>
    allSettled(popups.form.changed, { scope, params: { name, value } });
  await set('endsAt', formatMinute(now - 3_600_000));
  await allSettled(popups.form.submitted, { scope });
  expect(sent).toEqual([]);
  expect(scope.getState(popups.form.$errors)).toEqual({
    endsAt: '게시 종료는 시작보다 늦어야 합니다.',
  });
  await set('endsAt', '2026-11-24 00:00');
  await allSettled(popups.form.submitted, { scope });
  const { id: _id, ...draft } = makePopup({ endsAt: now + 6 * 3_600_000 });
  expect(calls).toMatchObject([{ call: 'PUT /admin/popup/7', body: draft }]);
});

it('begins a new popup now, for a week', async () => {
  const scope = scopeOf();
  await allSettled(popups.list.Gate.open, { scope, params: {} });
  await allSettled(popups.list.addClicked, { scope });
  expect(scope.getState(popups.form.$values)).toEqual({
    title: '',
    startsAt: '2026-11-23 18:00',
    endsAt: '2026-11-30 18:00',
    contents: '',
    isMarketing: true,
  });
});

it('says why an event that has rewarded somebody cannot be deleted', async () => {
  const scope = scopeOf({ 'DELETE /admin/event/5': makeProblem('INVALID_STATE') });
  const alerts = watchCalls(scope, alertShown);
  await allSettled(events.list.Gate.open, { scope, params: {} });
  await allSettled(rowChosen, { scope, params: '5' });
  await answerQuestion(scope, allSettled(events.removing.start, { scope, params: 5 }));
  expect(alerts.at(-1)).toEqual({
    text: '보상을 지급한 이벤트는 삭제할 수 없습니다. 게시 종료를 바꾸어 끝내주세요.',
  });
  expect(scope.getState($currentRow)).toBe('5');
});
