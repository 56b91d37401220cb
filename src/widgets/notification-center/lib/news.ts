import type { Dto } from '#contract/types.gen.ts';
import { SETTLEMENT_LABEL, slipLabelText } from '#rules/leg-result.ts';
import { entryOf } from '#rules/ledger.ts';
import type { Notification } from '@/entities/notification';
import { moneyShortcutsOf } from '@/entities/site-menu';
import { formatFolders, formatMoney, formatOdds, formatPoint } from '@/shared/lib/format';
import { moneyWith } from '@/shared/lib/particle';
import type { RoutePath } from '@/shared/routes';
import { messages, type Outcome } from './messages';

export type NewsIcon = 'done' | 'warning' | 'bet' | 'benefit' | 'message';
export type NewsTone = 'plain' | 'brand' | 'warn' | 'money';

export interface NewsLink {
  label: string;
  to: RoutePath;
  /** The bet that is opened there. */
  bet?: string;
}

/** A notification as it is drawn: `before`, `amount` and `after` are one sentence. */
export interface News {
  icon: NewsIcon;
  tone: NewsTone;
  title: string;
  before: string;
  amount: string;
  after: string;
  /** What comes with it; null for nothing. */
  note: string | null;
  /** Why staff decided so; null without a reason. */
  reason: string | null;
  /** What to do about it comes first. */
  links: readonly NewsLink[];
}

type Recipient = Parameters<typeof moneyShortcutsOf>[0];
type RequestNews = Dto<'RequestNews'>;
type BetNews = Dto<'BetNews'>;
type RewardNews = Dto<'RewardNews'>;

const requestOutcomes: Readonly<Record<string, Outcome>> = {
  approved: 'done',
  paid: 'done',
  credited: 'done',
  rejected: 'rejected',
  expired: 'expired',
  reversed: 'reversed',
  failed: 'failed',
  partial: 'partial',
  late: 'late',
};

/** What came of a request; a server may know more states than this client. */
export function outcomeOf({ state }: Pick<RequestNews, 'state'>): Outcome {
  return requestOutcomes[state] ?? 'moved';
}

function requestsPage(request: RequestNews['request'], recipient: Recipient): RoutePath {
  if (request === 'settlement') return '/calculate';
  if (request === 'tetherDeposit') return '/chargeCrypto';
  const { charge, exchange } = moneyShortcutsOf(recipient);
  return request === 'deposit' ? charge.to : exchange.to;
}

function ofRequest(about: RequestNews, recipient: Recipient): News {
  const { request, amount, currency, points, reason } = about;
  const outcome = outcomeOf(about);
  const isDone = outcome === 'done';
  // What is wrong with the account is put right there.
  const hasWrongAccount = request === 'withdrawal' && outcome === 'rejected';
  const links: NewsLink[] = [
    ...(hasWrongAccount ? [{ label: messages.toMember, to: '/member' as const }] : []),
    { label: messages.toRequests, to: requestsPage(request, recipient) },
  ];
  return {
    ...(isDone ? { icon: 'done', tone: 'brand' } : { icon: 'warning', tone: 'warn' }),
    title: messages.requestTitle(request, outcome),
    before: '',
    amount: formatMoney(amount, currency),
    after: messages.requestText(request, outcome),
    note: isDone && points > 0 ? messages.bonus(formatPoint(points)) : null,
    reason,
    links: isDone ? [] : links,
  };
}

/** Title and sentence of a settled bet. No more than the stake is never called a win. */
function betWords({ label, folders, totalOdds, stake, payout, currency }: BetNews) {
  const bet = messages.bet(formatFolders(folders), formatOdds(totalOdds));
  const paid = formatMoney(payout, currency);
  if (label === SETTLEMENT_LABEL.won && payout > stake)
    return { title: slipLabelText(label), before: messages.before(bet), amount: paid };
  if (label === SETTLEMENT_LABEL.lost && payout === 0) {
    const before = messages.stake(bet, formatMoney(stake, currency));
    return { title: slipLabelText(label), before, amount: '' };
  }
  if (label === SETTLEMENT_LABEL.refunded || label === SETTLEMENT_LABEL.cancelled)
    return { title: slipLabelText(label), before: messages.refund(bet), amount: paid };
  return { title: messages.settled, before: messages.received(bet), amount: paid };
}

function ofBet(about: BetNews): News {
  const { label, payout, stake, betId } = about;
  const isWin = label === SETTLEMENT_LABEL.won && payout > stake;
  return {
    ...betWords(about),
    icon: 'bet',
    tone: isWin ? 'money' : 'plain',
    after: isWin ? messages.won : '',
    note: null,
    reason: null,
    links: [{ label: messages.toBet, to: '/bet_result', bet: betId }],
  };
}

/** Staff takes as well: then the amount is below 0. */
function rewardWords(change: number, currency: RewardNews['currency']) {
  const amount = Math.abs(change);
  const isTaken = change < 0;
  if (currency === 'POINT')
    return {
      amount: formatPoint(amount),
      after: isTaken ? messages.pointsTaken : messages.pointsGiven,
    };
  const written = formatMoney(amount, currency);
  const particle = moneyWith(amount, currency, '이/가').slice(written.length);
  const after = isTaken ? messages.moneyTaken(particle) : messages.moneyGiven(particle);
  return { amount: written, after };
}

function ofReward({ code, amount, currency }: RewardNews): News {
  const inPoints = currency === 'POINT';
  return {
    icon: 'benefit',
    before: '',
    note: null,
    reason: null,
    tone: amount < 0 ? 'plain' : 'brand',
    ...rewardWords(amount, currency),
    title: entryOf(code)?.label ?? messages.benefit,
    links: [
      inPoints
        ? { label: messages.toPoints, to: '/mywallet/point' }
        : { label: messages.toStatement, to: '/mywallet/statement' },
    ],
  };
}

/** What a notification is about and where it leads its member. */
export function newsOf({ about }: Pick<Notification, 'about'>, recipient: Recipient): News {
  switch (about.type) {
    case 'request':
      return ofRequest(about, recipient);
    case 'bet':
      return ofBet(about);
    case 'reward':
      return ofReward(about);
    case 'message':
      return {
        icon: 'message',
        tone: 'plain',
        title: messages.letter,
        reason: null,
        before: about.title,
        amount: '',
        after: '',
        note: null,
        links: [{ label: messages.toLetter, to: '/message' }],
      };
  }
}
