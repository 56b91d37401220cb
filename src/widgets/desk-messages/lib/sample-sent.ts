import { makeMemberRow } from '@/entities/desk-member/testing';
import { memberKinds } from '@/entities/member/testing';
import { deskSamples } from '@/features/desk-list/testing';
import type { FakeCall } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import type { SentMessage } from './audience';

/** 21 November 2026, 18:31 in Seoul. */
export const now = 1_795_253_460_000;
const hour = 3_600_000;

/** A message to all members that a third has read. */
export function makeSent(part: Partial<SentMessage> = {}): SentMessage {
  return {
    id: 'snt_1',
    title: '점검 안내',
    audience: 'all',
    level: null,
    memberId: null,
    nickname: null,
    receivers: 1204,
    excluded: 3,
    read: 310,
    unread: 894,
    recalled: 0,
    sentBy: '이수진',
    sentAt: now - hour,
    recalledBy: null,
    recalledAt: null,
    recallReason: null,
    ...part,
  };
}

const long =
  '추석 연휴 동안 입출금 처리가 평소보다 늦어질 수 있으니 미리 확인해주시기 바랍니다. 감사합니다';

/** One of each receiver and each state. */
export const rows: readonly SentMessage[] = [
  makeSent(),
  makeSent({
    id: 'snt_2',
    title: '<b>계좌</b> 확인 요청',
    audience: 'one',
    memberId: 'mem_9',
    nickname: '한강바람',
    receivers: 1,
    excluded: 0,
    read: 0,
    unread: 1,
    sentAt: now - 2 * hour,
  }),
  makeSent({
    id: 'snt_3',
    title: '레벨 이벤트',
    audience: 'level',
    level: 12,
    receivers: 12,
    excluded: 0,
    read: 12,
    unread: 0,
    sentAt: now - 26 * hour,
  }),
  makeSent({
    id: 'snt_4',
    title: long,
    audience: 'several',
    receivers: 5,
    excluded: 1,
    read: 2,
    unread: 0,
    recalled: 3,
    recalledBy: '관리팀',
    recalledAt: now - 20 * hour,
    recallReason: '안내 시각이 잘못됨',
    sentAt: now - 27 * hour,
  }),
];

export const contents = '오늘 밤 3시에 <b>점검</b>합니다.\n한 시간쯤 걸립니다.';

const people = [
  makeMemberRow(),
  makeMemberRow({ id: 'mem_2', userId: 'moonhunt', nickname: '달빛사냥', state: 'suspended' }),
  makeMemberRow({ id: 'mem_3', userId: 'gone', nickname: '떠난이', state: 'withdrawn' }),
];

/** How many a message reaches: all of those named, a dozen of a level, 1,204 of all. */
function reachOf({ body }: FakeCall) {
  const to = body as { memberIds?: string[]; level?: number };
  const receivers = to.memberIds?.length ?? (to.level === undefined ? 1204 : 12);
  return { body: { receivers, excluded: to.memberIds ? 0 : 3, unknown: [] } };
}

const recalled = makeSent({
  unread: 0,
  recalled: 894,
  recalledBy: '이수진',
  recalledAt: now,
  recallReason: '점검이 취소됨',
});
/** What a manager sees, and what was sent. */
export const { calls, sent, scopeOf } = deskSamples(
  (keep) => ({
    'GET /desk/message': { body: { data: rows, nextCursor: null } },
    ...Object.fromEntries(
      rows.map((message) => [`GET /desk/message/${message.id}`, { body: { message, contents } }]),
    ),
    'POST /desk/message': keep({ status: 201, body: { sent: 1204 } }),
    'POST /desk/message/preview': reachOf,
    'POST /desk/message/snt_1/recall': keep({ body: recalled }),
    'GET /desk/member': { body: { data: people, nextCursor: null } },
  }),
  { member: memberKinds.manager, values: [[$now, now]] },
);
