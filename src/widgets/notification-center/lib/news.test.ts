import { expect, it } from 'vitest';
import type { Notification } from '@/entities/notification';
import {
  makeBetNews,
  makeNotification,
  makeRequestNews,
  makeRewardNews,
} from '@/entities/notification/testing';
import { newsOf } from './news';

type About = Notification['about'];

function words(about: About, isCoinOnly = false): [string, string] {
  const { title, before, amount, after } = newsOf(makeNotification({ about }), { isCoinOnly });
  return [title, `${before}${amount}${after}`];
}

const withdrawal = (state: string) =>
  makeRequestNews({ request: 'withdrawal', state, amount: 1_000_000 });
const tether = (state: string) => makeRequestNews({ request: 'tetherDeposit', state });
const inDollars = { currency: 'USD', amount: 2_500 } as const;

it.each<[About, string, string]>([
  [makeRequestNews(), '충전 완료', '300,000원 충전이 완료되었습니다.'],
  [makeRequestNews({ state: 'rejected' }), '충전 거절', '300,000원 신청이 거절되었습니다.'],
  [makeRequestNews({ state: 'expired' }), '충전 만료', '300,000원 신청의 입금 시간이 지났습니다.'],
  [makeRequestNews({ state: 'reversed' }), '충전 회수', '300,000원 충전이 회수되었습니다.'],
  [withdrawal('paid'), '환전 완료', '1,000,000원 환전이 완료되었습니다.'],
  [withdrawal('rejected'), '환전 거절', '1,000,000원 신청이 거절되어 보유머니로 돌려드렸습니다.'],
  [withdrawal('failed'), '환전 반송', '1,000,000원 환전이 반송되어 보유머니로 돌려드렸습니다.'],
  [tether('credited'), '테더충전 완료', '300,000원 테더충전이 완료되었습니다.'],
  [tether('partial'), '테더충전 부분 입금', '300,000원 신청에 일부만 입금되었습니다.'],
  [
    makeRequestNews({ request: 'settlement', ...inDollars }),
    '정산 완료',
    '$25.00 정산금이 지급되었습니다.',
  ],
  // A server may know more states than this client.
  [withdrawal('frozen'), '환전 안내', '1,000,000원 신청의 상태가 바뀌었습니다.'],
])('describes a request: %o', (about, title, text) => {
  expect(words(about)).toEqual([title, text]);
});

it.each<[Parameters<typeof makeBetNews>[0], string, string]>([
  [{}, '적중', '3폴더 6.92배 · 346,000원 당첨'],
  [{ payout: 50_000 }, '베팅 정산', '3폴더 6.92배 · 받은 금액 50,000원'],
  [{ payout: 12_000 }, '베팅 정산', '3폴더 6.92배 · 받은 금액 12,000원'],
  [{ label: 1, payout: 0 }, '미적중', '3폴더 6.92배 · 베팅금액 50,000원'],
  // Half lost, or cashed out in part before it was lost.
  [{ label: 1, payout: 7_200 }, '베팅 정산', '3폴더 6.92배 · 받은 금액 7,200원'],
  [{ label: 3, payout: 50_000 }, '적특', '3폴더 6.92배 · 환급금 50,000원'],
  [{ label: -1, payout: 50_000, folders: 1 }, '취소', '단폴 6.92배 · 환급금 50,000원'],
])('describes a bet without blame or praise: %o', (part, title, text) => {
  expect(words(makeBetNews(part))).toEqual([title, text]);
});

it('names the points that an approved deposit brings', () => {
  const note = (part: Parameters<typeof makeRequestNews>[0]) =>
    newsOf(makeNotification({ about: makeRequestNews(part) }), { isCoinOnly: false }).note;
  expect(note({ points: 15_000 })).toBe('보너스 15,000P는 롤링 조건을 충족하면 지급됩니다.');
  expect([note({}), note({ state: 'rejected', points: 15_000 })]).toEqual([null, null]);
});

it('draws a win alone in the colour of money', () => {
  const tone = (part: Parameters<typeof makeBetNews>[0]) =>
    newsOf(makeNotification({ about: makeBetNews(part) }), { isCoinOnly: false }).tone;
  expect([tone({}), tone({ payout: 50_000 }), tone({ label: 1, payout: 0 })]).toEqual([
    ...['money', 'plain', 'plain'],
  ]);
});

it.each<[Parameters<typeof makeRewardNews>[0], string, string]>([
  [{}, '출석보상', '5,000P가 지급되었습니다.'],
  [{ code: 7400, currency: 'KRW' }, '이벤트 지급', '5,000원이 지급되었습니다.'],
  [{ code: 7300, currency: 'USD' }, '등업축하', '$50.00가 지급되었습니다.'],
  [{ code: 1200, currency: 'KRW', amount: -1_000 }, '관리자 회수', '1,000원이 회수되었습니다.'],
  [{ code: 1200, amount: -1_000 }, '관리자 회수', '1,000P가 회수되었습니다.'],
  [{ code: 9999 }, '혜택', '5,000P가 지급되었습니다.'],
])('describes a reward: %o', (part, title, text) => {
  expect(words(makeRewardNews(part))).toEqual([title, text]);
});

it.each<[About, boolean, string[]]>([
  [withdrawal('rejected'), false, ['/member', '/exchange']],
  [withdrawal('rejected'), true, ['/member', '/exchangeCrypto']],
  [makeRequestNews({ state: 'expired' }), false, ['/charge']],
  [tether('late'), false, ['/chargeCrypto']],
  [makeRequestNews(), false, []],
  [makeBetNews(), false, ['/bet_result']],
  [makeRewardNews(), false, ['/mywallet/point']],
  [makeRewardNews({ currency: 'KRW' }), false, ['/mywallet/statement']],
  [{ type: 'message', messageId: 'msg_1', title: '안내' }, false, ['/message']],
])('leads where something can be done: %o', (about, isCoinOnly, paths) => {
  const { links } = newsOf(makeNotification({ about }), { isCoinOnly });
  expect(links.map(({ to }) => to)).toEqual(paths);
});
