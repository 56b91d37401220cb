import { allSettled, scopeBind } from 'effector';
import { expect, it, vi } from 'vitest';
import { type DeskRequest, deskChanged } from '@/entities/desk-request';
import { makeBonusSetting, makeSetting } from '@/entities/desk-request/testing';
import { memberKinds } from '@/entities/member/testing';
import { siteChanged } from '@/entities/setting';
import { $request, decisionRequested } from '@/features/desk-decision';
import { offline } from '@/shared/api/testing';
import type { FakeAnswer, FakeCall } from '@/shared/api/testing';
import { $alert, alertAnswered, alertShown } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { recentText } from '../lib/recent-text';
import { detailsOf, makeSettings, overtaken, scopeOf, sent } from '../lib/sample-settings';
import { minutesForm, switched, wordForm, wordRemoved } from './alone';
import { bonusForm, limitForm, rateForm } from './money';
import { gameCounts, recent, settings, SettingsGate, waiting } from './settings';

async function open(...given: Parameters<typeof scopeOf>) {
  const scope = scopeOf(...given);
  await allSettled(SettingsGate.open, { scope, params: {} });
  /** Answers the question that comes of what is done. */
  const answering = (settled: Promise<unknown>, isConfirmed = true) =>
    answerQuestion(scope, settled, isConfirmed);
  return {
    scope,
    answering,
    toasts: watchCalls(scope, toastShown),
    alerts: watchCalls(scope, alertShown),
  };
}

it('closes the site once that was confirmed, with what was shown before', async () => {
  const { scope, answering, toasts } = await open();
  await answering(allSettled(switched, { scope, params: 'siteNoticeFlg' }), false);
  expect(sent).toEqual([]);
  await answering(allSettled(switched, { scope, params: 'siteNoticeFlg' }));
  expect(sent).toEqual([{ siteNoticeFlg: true, was: { siteNoticeFlg: false } }]);
  expect(toasts).toEqual([{ text: '사이트 점검을 시작했습니다.', tone: 'success' }]);
  expect(scope.getState(settings.$data)?.siteNoticeFlg).toBe(true);
});

it.each([
  ['joinStartEndFlg', true, { joinStartEndFlg: false, was: { joinStartEndFlg: true } }],
  ['tetherMaintenanceFlag', 1, { tetherMaintenanceFlag: 0, was: { tetherMaintenanceFlag: 1 } }],
  ['tetherMaintenanceFlag', 0, { tetherMaintenanceFlag: 1, was: { tetherMaintenanceFlag: 0 } }],
] as const)('turns %s from %s', async (name, is, body) => {
  const { scope, answering } = await open({}, makeSettings({ [name]: is }));
  await answering(allSettled(switched, { scope, params: name }));
  expect(sent).toEqual([body]);
});

it('sets minutes that are within bounds', async () => {
  const { scope, toasts } = await open();
  const type = (value: string) =>
    allSettled(minutesForm.changed, { scope, params: { name: 'minutes', value } });
  for (const wrong of ['', '0', '721', '1.5', '-5']) {
    await type(wrong);
    await allSettled(minutesForm.submitted, { scope });
  }
  expect(sent).toEqual([]);
  expect(scope.getState(minutesForm.$errors)).toHaveProperty('minutes');
  await type('90');
  await allSettled(minutesForm.submitted, { scope });
  expect(sent).toEqual([{ autoLogoutMin: 90, was: { autoLogoutMin: 120 } }]);
  expect(toasts).toHaveLength(1);
  expect(scope.getState(minutesForm.$values)).toEqual({ minutes: '' });
});

it('says both values where another admin was first, and keeps what was typed', async () => {
  let reads = 0;
  const { scope, alerts, toasts } = await open({
    'GET /admin/setting': () => {
      reads += 1;
      return { body: makeSettings({ autoLogoutMin: reads === 1 ? 120 : 60 }) };
    },
    'PATCH /admin/setting': overtaken,
  });
  await allSettled(minutesForm.changed, { scope, params: { name: 'minutes', value: '90' } });
  await allSettled(minutesForm.submitted, { scope });
  expect(alerts).toEqual([
    {
      title: '다른 관리자가 먼저 변경했습니다',
      text: '자동 로그아웃: 현재 60분, 입력한 값 90분. 저장하지 않았으니 현재 값을 확인하고 다시 시도해주세요.',
    },
  ]);
  expect(toasts).toEqual([]);
  expect(scope.getState(minutesForm.$values)).toEqual({ minutes: '90' });
  expect(scope.getState(settings.$data)?.autoLogoutMin).toBe(60);
});

it('says why a change did not arrive', async () => {
  const { scope, answering, alerts } = await open({ 'PATCH /admin/setting': offline });
  await answering(allSettled(switched, { scope, params: 'joinStartEndFlg' }));
  expect(alerts).toEqual([{ text: '인터넷 연결을 확인하고 다시 시도해주세요.' }]);
});

it('adds words and takes them away, with the whole list as it was read', async () => {
  const words = ['admin', '운영자'];
  const { scope, answering } = await open({}, makeSettings({ idNiknameBan: words }));
  const type = (value: string) =>
    allSettled(wordForm.changed, { scope, params: { name: 'word', value } });
  await type('ADMIN');
  await allSettled(wordForm.submitted, { scope });
  expect(scope.getState(wordForm.$errors)).toEqual({ word: '이미 등록된 금지어입니다.' });
  await type(' 한판TV ');
  await allSettled(wordForm.submitted, { scope });
  await answering(allSettled(wordRemoved, { scope, params: 'admin' }));
  expect(sent).toEqual([
    { idNiknameBan: [...words, '한판tv'], was: { idNiknameBan: words } },
    { idNiknameBan: ['운영자', '한판tv'], was: { idNiknameBan: [...words, '한판tv'] } },
  ]);
});

it('asks for a rate with a reason, and shows what waits', async () => {
  const { scope, answering, toasts } = await open();
  const read = watchCalls(scope, waiting.done);
  for (const params of [
    { name: 'rate', value: '1,380.5' },
    { name: 'reason', value: ' 환율 반영 ' },
  ] as const)
    await allSettled(rateForm.changed, { scope, params });
  await answering(allSettled(rateForm.submitted, { scope }));
  expect(sent).toEqual([{ usdRate: 13_805_000, reason: '환율 반영' }]);
  expect(toasts).toHaveLength(1);
  expect(read).toHaveLength(1);
  expect(scope.getState(rateForm.$values)).toEqual({ rate: '', reason: '' });
});

it('asks for other terms of a bonus, which begin with what is set', async () => {
  const { scope, answering, alerts, toasts } = await open();
  const values = () => scope.getState(bonusForm.$values);
  const type = (
    name: 'bonus' | 'basisPoints' | 'capPoints' | 'turnoverPercent' | 'reason',
    value: string,
  ) => allSettled(bonusForm.changed, { scope, params: { name, value } });
  expect(values()).toMatchObject({ bonus: 'joinFirst', basisPoints: '10', turnoverPercent: '300' });
  await type('bonus', 'dayFirst');
  expect(values()).toMatchObject({ basisPoints: '5', capPoints: '100000', turnoverPercent: '200' });
  await type('reason', ' 주말 이벤트 ');
  await allSettled(bonusForm.submitted, { scope });
  expect(alerts).toEqual([{ text: '현재 설정과 같습니다. 바꿀 값을 입력해주세요.' }]);
  await allSettled(alertAnswered, {
    scope,
    params: { id: scope.getState($alert)?.id ?? '', isConfirmed: true },
  });
  await type('basisPoints', '7.5');
  const send = allSettled(bonusForm.submitted, { scope });
  await vi.waitFor(() => expect(scope.getState($alert)).not.toBeNull());
  expect(scope.getState($alert)?.text).toContain('첫충 지급률 5% → 7.5%');
  await answering(send);
  expect(sent).toEqual([
    {
      bonusTerms: { bonus: 'dayFirst', basisPoints: 750, capPoints: 100_000, turnoverPercent: 200 },
      reason: '주말 이벤트',
    },
  ]);
  expect(toasts).toHaveLength(1);
  expect(values()).toMatchObject({ bonus: 'joinFirst', basisPoints: '10', reason: '' });
});

it.each([
  ['basisPoints', { basisPoints: '50.01' }],
  ['basisPoints', { basisPoints: '' }],
  ['capPoints', { capPoints: '10000001' }],
  ['capPoints', { basisPoints: '0' }],
  ['turnoverPercent', { turnoverPercent: '99' }],
] as const)('refuses terms by their %s: %j', async (name, typed) => {
  const { scope } = await open();
  await allSettled(bonusForm.filled, { scope, params: { ...typed, reason: '이벤트' } });
  await allSettled(bonusForm.submitted, { scope });
  expect(Object.keys(scope.getState(bonusForm.$errors))).toEqual([name]);
  expect(sent).toEqual([]);
});

it('asks for other limits of a group, which begin with what is set', async () => {
  const { scope, answering, alerts } = await open();
  const values = () => scope.getState(limitForm.$values);
  const type = (
    name: 'group' | 'maxStake' | 'maxPayout' | 'withdrawalDay' | 'fixturePicks' | 'reason',
    value: string,
  ) => allSettled(limitForm.changed, { scope, params: { name, value } });
  expect(values()).toMatchObject({ group: 'ordinary', maxStake: '5000000' });
  await type('group', 'inPlay');
  expect(values()).toMatchObject({ maxStake: '3000000', withdrawalDay: '' });
  await type('reason', ' 한도 조정 ');
  await allSettled(limitForm.submitted, { scope });
  expect(alerts).toEqual([{ text: '현재 설정과 같습니다. 바꿀 값을 입력해주세요.' }]);
  await allSettled(alertAnswered, {
    scope,
    params: { id: scope.getState($alert)?.id ?? '', isConfirmed: true },
  });
  await type('maxPayout', '6,000,000');
  const send = allSettled(limitForm.submitted, { scope });
  await vi.waitFor(() => expect(scope.getState($alert)).not.toBeNull());
  expect(scope.getState($alert)?.text).toContain('라이브 베팅 최대 당첨 3,000,000원 → 6,000,000원');
  await answering(send);
  const wanted = { minStake: 10_000, maxStake: 3_000_000, maxPayout: 6_000_000 };
  expect(sent).toEqual([
    {
      levelLimits: { group: 'inPlay', ...wanted, withdrawalDay: null, fixturePicks: null },
      reason: '한도 조정',
    },
  ]);
  expect(values()).toMatchObject({ group: 'ordinary', maxStake: '5000000', reason: '' });
});

it.each([
  ['minStake', { minStake: '999' }],
  ['minStake', { minStake: '' }],
  ['maxStake', { minStake: '20000', maxStake: '19999' }],
  ['maxPayout', { maxPayout: '4999999' }],
  ['maxStake', { maxStake: '10000001' }],
  ['withdrawalDay', { group: 'vip', withdrawalDay: '9999999' }],
  ['fixturePicks', { group: 'european', fixturePicks: '6' }],
] as const)('refuses limits by their %s: %j', async (name, typed) => {
  const { scope } = await open();
  const group = 'group' in typed ? typed.group : 'ordinary';
  await allSettled(limitForm.changed, { scope, params: { name: 'group', value: group } });
  await allSettled(limitForm.filled, { scope, params: { ...typed, reason: '한도 조정' } });
  await allSettled(limitForm.submitted, { scope });
  expect(Object.keys(scope.getState(limitForm.$errors))).toEqual([name]);
  expect(sent).toEqual([]);
});

it('shows what others set and ask for meanwhile', async () => {
  const { scope } = await open();
  const reads = { set: watchCalls(scope, settings.done), waiting: watchCalls(scope, waiting.done) };
  await allSettled(siteChanged, { scope, params: { currentAccessUserCount: 3 } });
  expect(reads.set).toHaveLength(0);
  await allSettled(siteChanged, { scope, params: { siteNoticeFlg: false } });
  expect(reads.set).toHaveLength(1);
  const change = (type: 'deposit' | 'setting') => ({
    kind: 'request' as const,
    id: 'req_4',
    type,
    state: 'approved' as const,
    lockedBy: null,
    lockedUntil: null,
    actor: 'mem_2',
  });
  const said = scopeBind(deskChanged, { scope });
  said([change('deposit')]);
  said([change('setting')]);
  await allSettled(scope);
  expect([reads.set.length, reads.waiting.length]).toEqual([2, 1]);
});

/** The answers of a desk on which these changes wait, until one is decided. */
function waitingAnswers(requests: readonly DeskRequest[]) {
  let left = requests;
  const answers = requests.map((request): [string, (call: FakeCall) => FakeAnswer] => [
    `POST /desk/request/setting/${request.id}`,
    ({ body }) => {
      sent.push(body);
      left = left.filter(({ id }) => id !== request.id);
      return { body: { ...request, state: 'rejected' } };
    },
  ]);
  return {
    'GET /desk/request/setting?tab=waiting': () => ({ body: { data: left, nextCursor: null } }),
    ...detailsOf(requests),
    ...Object.fromEntries(answers),
  };
}

it('takes back what one asked for oneself, and goes on with what waits next', async () => {
  const { setting } = makeSetting();
  const { id: me } = memberKinds.admin;
  const own = makeSetting({
    id: 'req_5',
    memberId: me,
    setting: setting && { ...setting, askedBy: me, approvedBy: me },
  });
  const { scope, answering, toasts } = await open(waitingAnswers([own, makeBonusSetting()]));
  expect(scope.getState($request)?.id).toBe('req_5');
  await answering(allSettled(decisionRequested, { scope, params: 'refuse' }));
  expect(sent).toEqual([{ event: 'reject', reason: '직접 거둠' }]);
  expect(toasts).toEqual([{ text: '올린 변경을 거두었습니다.', tone: 'success' }]);
  expect(scope.getState($request)?.id).toBe('req_6');
});

it('has what was set last, but nothing of what was only requested, and counts closed games', async () => {
  const { scope } = await open();
  expect(scope.getState(recent.$data)?.map(recentText)).toEqual([
    '회원가입 가입 중지 → 가입 가능',
    '가입 첫충 지급률 8% → 10%',
  ]);
  expect(scope.getState(gameCounts.$data)).toEqual({ all: 2, closed: 1 });
});
