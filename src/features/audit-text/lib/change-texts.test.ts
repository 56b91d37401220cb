import { expect, it } from 'vitest';
import { makeAuditRecord } from '@/entities/desk-audit/testing';
import { auditWords } from '@/entities/desk-audit';
import { changeTexts } from './change-texts';

const at = String(Date.parse('2026-11-21T12:01:00Z'));
const score = (home: number, away: number) => ({ home, away });

function textsOf(action: string, fields: Record<string, string | null>) {
  const changes = Object.entries(fields).map(([field, after]) => ({ field, before: null, after }));
  return changeTexts(makeAuditRecord({ action, changes }));
}

/** Every field that the server records, with what it writes there. */
it.each([
  ['member.approve', 'state', 'approved', '상태', '정상'],
  ['member.suspend', 'state', 'suspended', '상태', '정지'],
  ['member.suspend', 'kind', 'suspend', '종류', '정지'],
  ['member.ban', 'kind', 'ban', '종류', '차단'],
  ['member.suspend', 'until', at, '종료', '2026-11-21 21:01:00'],
  ['member.suspend', 'reason', '본인 확인', '사유', '본인 확인'],
  ['member.note', 'id', 'note_1', '번호', 'note_1'],
  ['member.note', 'contents', '<b>전화</b>', '내용', '<b>전화</b>'],
  ['member.endSessions', 'sessions', '2', '접속', '2건'],
  ['member.change', 'level', '12', '등급', 'GS'],
  ['member.change', 'tendency', '0', '성향', '일반'],
  ['member.change', 'tendency', '22', '성향', '22'],
  ['member.rolling', 'casino', '50', '카지노 롤링 요율', '0.5%'],
  ['member.rolling', 'slot', '100', '슬롯 롤링 요율', '1%'],
  ['member.rolling', 'mini', '0', '미니게임 롤링 요율', '0%'],
  ['deposit.approve', 'state', 'awaiting_second', '상태', '2인 승인 대기'],
  ['withdrawal.pay', 'state', 'paid', '상태', '완료'],
  ['tetherDeposit.approve', 'state', 'credited', '상태', '완료'],
  ['settlement.reject', 'state', 'rejected', '상태', '거절'],
  ['adjustment.approve', 'memberId', 'mem_9', '회원번호', 'mem_9'],
  ['adjustment.approve', 'account', 'tether', '계정', '테더'],
  ['adjustment.approve', 'currency', 'KRW', '통화', '원'],
  ['setting.approve', 'usdRate', '13805050', '달러 환율', '1,380.50원'],
  ['inquiry.check', 'state', 'answering', '상태', '답변 중'],
  ['setting.second', 'bonus', 'dayFirst', '보너스', '첫충'],
  ['setting.second', 'basisPoints', '750', '지급률', '7.5%'],
  ['setting.second', 'capPoints', '100000', '최대 지급', '100,000P'],
  ['setting.second', 'turnoverPercent', '2000', '롤링', '2,000%'],
  ['setting.change', 'siteNoticeFlg', 'true', '사이트', '점검 중'],
  ['setting.change', 'joinStartEndFlg', 'false', '회원가입', '가입 가능'],
  ['setting.change', 'tetherMaintenanceFlag', '1', '테더 입출금', '점검 중'],
  ['setting.change', 'autoLogoutMin', '120', '자동 로그아웃', '120분'],
  ['setting.change', 'idNiknameBan', '["관리자","운영자"]', '금지어', '2개'],
  ['casino.maintenance', 'maintenance', 'true', '점검', '점검 중'],
  ['casino.maintenance', 'maintenance', 'false', '점검', '운영 중'],
  ['casino.refund', 'state', 'refunded', '상태', '환불'],
  ['clock.move', 'now', at, '서버 시각', '2026-11-21 21:01:00'],
  ['message.send', 'count', '1200', '받은 회원 수', '1,200명'],
  ['message.send', 'memberIds', '["mem_1","mem_2"]', '받은 회원', 'mem_1, mem_2'],
  ['message.send', 'audience', 'all', '받는 사람', '전체 회원'],
  ['message.recall', 'recalled', '894', '회수한 쪽지', '894통'],
  ['inquiry.answer', 'answer', '처리했습니다.', '답변', '처리했습니다.'],
  ['news.add', 'createdAt', at, '등록', '2026-11-21 21:01:00'],
  ['popup.change', 'startsAt', at, '시작', '2026-11-21 21:01:00'],
  ['popup.change', 'endsAt', at, '종료', '2026-11-21 21:01:00'],
  ['popup.change', 'title', '1', '제목', '1'],
  ['bank.change', 'useFlag', '0', '사용 여부', '사용 중지'],
  ['bank.change', 'bankName', '국민은행', '은행', '국민은행'],
  ['fixture.void', 'status', '5', '경기 상태', '연기'],
  ['fixture.void', 'status', 'void', '경기 상태', '무효'],
  ['fixture.correct', '100', JSON.stringify(score(1, 0)), '최종', '1:0'],
] as const)('%s writes %s %s as %s %s', (action, field, after, name, text) => {
  expect(textsOf(action, { [field]: after })).toEqual([
    { field, name, before: '없음', after: text },
  ]);
});

it.each([
  ['400000', 'KRW', '+400,000원'],
  ['-123456', 'USD', '−$1,234.56'],
  ['-5000', 'POINT', '−5,000P'],
  ['1500000', 'USDT', '+1.500000 USDT'],
  ['400000', 'JPY', '400000'],
])('an adjustment of %s %s is %s', (amount, currency, text) => {
  const [first] = textsOf('adjustment.approve', { amount, currency });
  expect(first?.after).toBe(text);
});

it('an amount without its currency stays a number', () => {
  expect(textsOf('adjustment.approve', { amount: '400000' })[0]?.after).toBe('400000');
});

it('scores name their parts', () => {
  const scores = JSON.stringify({ 3: score(0, 1), 10: score(1, 0), 100: score(2, 1), odd: 4 });
  expect(textsOf('fixture.correct', { scores })[0]?.after).toBe('3구간 0:1, 전반전 1:0, 최종 2:1');
});

it('counts name what is counted and its parts', () => {
  const corner = { 10: score(3, 1), 100: score(6, 4), live: score(6, 4) };
  const counts = JSON.stringify({ corner, 'red-card': { 100: score(0, 1) } });
  expect(textsOf('fixture.correct', { counts })[0]).toMatchObject({
    name: '코너킥·카드',
    after: '코너킥 전반전 3:1, 최종 6:4 · 퇴장 최종 0:1',
  });
  expect(textsOf('fixture.correct', { counts: '{}' })[0]?.after).toBe('없음');
});

it('a match without a score yet has none', () => {
  expect(textsOf('fixture.void', { scores: '{}' })[0]?.after).toBe('없음');
});

it.each([
  ['state', 'unheard'],
  ['until', 'soon'],
  ['until', ' '],
  ['level', '1.5'],
  ['scores', '{'],
  ['scores', '{"a":1}'],
  ['scores', '[1]'],
  ['idNiknameBan', '관리자'],
  ['useFlag', 'toString'],
  ['constructor', 'x'],
  ['weather', 'rain'],
])('what this version does not know of %s stays as it is: %s', (field, text) => {
  expect(textsOf('weather.rain', { [field]: text })[0]?.after).toBe(text);
});

it.each([
  ['site', '사이트'],
  ['clock', '서버 시계'],
  ['members', '선택한 회원'],
  ['news:3', '공지 3번'],
  ['popup:7', '팝업 7번'],
  ['bank:4', '은행 4번'],
  ['mem_9', 'mem_9'],
  ['203.0.113.18', '203.0.113.18'],
  ['2001:db8::1', '2001:db8::1'],
  ['weather:1', 'weather:1'],
])('the target %s is %s, and is found by it', (target, text) => {
  expect(auditWords.target(target)).toBe(text);
  expect(auditWords.targetNamed(text)).toBe(target);
  expect(auditWords.targetNamed(target)).toBe(target);
});

it('names a field that no version knows by itself', () => {
  expect(['weather', 'constructor'].map(auditWords.field)).toEqual(['weather', 'constructor']);
});

it('says which words came and which went', () => {
  const record = makeAuditRecord({
    action: 'setting.change',
    changes: [
      { field: 'idNiknameBan', before: '["가나","다라"]', after: '["다라","마바","사아"]' },
    ],
  });
  expect(changeTexts(record)).toEqual([
    {
      field: 'idNiknameBan',
      name: '금지어',
      before: '2개',
      after: '3개 · 추가: 마바, 사아 · 삭제: 가나',
    },
  ]);
});
