import type { Dto } from '#contract/types.gen.ts';
import { kstInstant } from '@/shared/lib/format';
import type { Notification, NotificationCounts, NotificationKind } from './lib/notification';

export { $notificationCounts } from './model';

/** The time of the samples, epoch milliseconds. */
export const notificationsAt = kstInstant('2026-11-21 19:00:00');
const minute = 60_000;

export const noCounts: NotificationCounts = { money: 0, bet: 0, benefit: 0, message: 0 };

/** An approved deposit of 300,000 won that came just now and is unread. */
export function makeNotification(part: Partial<Notification> = {}): Notification {
  return {
    id: 'nr_req_1_2',
    kind: 'money',
    at: notificationsAt,
    isRead: false,
    about: makeRequestNews(),
    ...part,
  };
}

export function makeRequestNews(part: Partial<Dto<'RequestNews'>> = {}): Dto<'RequestNews'> {
  return {
    type: 'request',
    request: 'deposit',
    state: 'approved',
    amount: 300_000,
    currency: 'KRW',
    points: 0,
    reason: null,
    ...part,
  };
}

/** A bet of three that was won: 50,000 won became 346,000. */
export function makeBetNews(part: Partial<Dto<'BetNews'>> = {}): Dto<'BetNews'> {
  return {
    type: 'bet',
    betId: 'bet_1',
    label: 2,
    folders: 3,
    totalOdds: 692,
    stake: 50_000,
    payout: 346_000,
    currency: 'KRW',
    ...part,
  };
}

export function makeRewardNews(part: Partial<Dto<'RewardNews'>> = {}): Dto<'RewardNews'> {
  return { type: 'reward', code: 7200, amount: 5_000, currency: 'POINT', ...part };
}

const reason = '예금주명이 회원정보와 다릅니다. 계좌를 확인한 뒤 다시 신청해주세요.';
const rejected = { request: 'withdrawal', state: 'rejected', amount: 1_000_000 } as const;
const credited = { request: 'tetherDeposit', state: 'credited', amount: 211_230 } as const;
const lost = { label: 1, folders: 2, totalOdds: 314, stake: 30_000, payout: 0 } as const;

const letter: Dto<'MessageNews'> = {
  type: 'message',
  messageId: 'msg_1',
  title: '입금하실 계좌를 안내해드립니다.',
};

/** Kind, minutes before the time of the samples, and what it is about. */
const samples: readonly [NotificationKind, number, Notification['about']][] = [
  ['money', 0, makeRequestNews()],
  ['money', 12, makeRequestNews({ ...rejected, reason })],
  ['bet', 78, makeBetNews()],
  ['benefit', 598, makeRewardNews()],
  ['message', 620, letter],
  ['bet', 1_149, makeBetNews(lost)],
  ['money', 1_219, makeRequestNews(credited)],
];

/** Five unread ones of today and two of yesterday that are read. */
export function makeNotifications(): Notification[] {
  return samples.map(([kind, minutes, about], index) =>
    makeNotification({
      id: `n${kind[0]}_${index + 1}`,
      kind,
      at: notificationsAt - minutes * minute,
      isRead: index > 4,
      about,
    }),
  );
}

/** What is unread of `makeNotifications`. */
export const sampleCounts: NotificationCounts = { money: 2, bet: 1, benefit: 1, message: 1 };
