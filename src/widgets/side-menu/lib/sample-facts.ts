import { makeProfile } from '@/entities/member/testing';
import { kstInstant } from '@/shared/lib/format';

const amounts = { casino: 0, slot: 0, mini: 12_400, total: 12_400 };
const event = {
  id: 5,
  title: '가을 리그 응원 이벤트',
  isOver: false,
  isUpcoming: false,
  joinedAt: null,
  startsAt: kstInstant('2026-11-16 00:00:00'),
  endsAt: kstInstant('2026-12-01 00:00:00'),
};
const inquiry = {
  id: 'inq_5k0w3e7u',
  kind: 'charge',
  title: '환전 처리 시간이 궁금합니다',
  isNew: true,
  createdAt: kstInstant('2026-11-20 12:00:00'),
  state: 'answered',
};

/** What the server answers to the menu of a member. */
export const factAnswers = {
  'GET /member/profile': {
    body: makeProfile({
      level: 4,
      nextLevel: { level: 5, required: 100_000_000, done: 98_400_000 },
    }),
  },
  'GET /rolling': {
    body: {
      currency: 'KRW',
      balances: amounts,
      earned: amounts,
      agency: null,
      min: 1_000,
      rates: [],
      refusals: [],
    },
  },
  'GET /event': {
    body: [event, { ...event, id: 4, joinedAt: 1 }, { ...event, id: 3, isOver: true }],
  },
  'GET /customer': {
    body: { data: [inquiry, { ...inquiry, id: 'inq_old', isNew: false }], nextCursor: null },
  },
} as const;
