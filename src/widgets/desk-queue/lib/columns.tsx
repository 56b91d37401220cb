import {
  correctedText,
  type DeskKind,
  type DeskRequest,
  deskWords,
  handlerOf,
  isLate,
  settingTexts,
} from '@/entities/desk-request';
import { LevelBadge } from '@/entities/member';
import { formatAmount, formatMoney, formatPhone } from '@/shared/lib/format';
import type { DataColumn } from '@/shared/ui/data-table';
import { messages } from '../ui/messages';
import { RequestMarks } from '../ui/request-marks';
import * as styles from '../ui/queue-view.css';

export interface ColumnContext {
  kind: DeskKind;
  /** The minute that waiting is counted to, epoch milliseconds. */
  now: number;
  /** Id of who looks. */
  staffId: string;
  /** Names of staff by id. */
  names: ReadonlyMap<string, string>;
  /** Whether the requests wait: then one may have waited too long. */
  isWaiting?: boolean;
}

type Column = DataColumn<DeskRequest>;

const { columns: heads } = messages;

function amountOf({ money }: DeskRequest): string {
  if (money === null) return '';
  return money.currency === 'USD'
    ? formatMoney(money.amount, 'USD')
    : formatAmount(money.amount, 'KRW');
}

const ofMoney: Column = {
  id: 'amount',
  header: heads.amount,
  value: ({ money }) => money?.amount ?? 0,
  cell: (request) => <b>{amountOf(request)}</b>,
  width: 116,
  align: 'end',
};

/** How often and how much was credited to the member of a deposit within 30 days. */
const former: Column = {
  id: 'history',
  header: heads.history,
  value: ({ history }) => history?.amount ?? 0,
  cell: ({ history, money }) =>
    history && (
      <span className={styles.former}>
        <span>{messages.count(history.count)}</span>
        <span>{messages.roundAmount(history.amount, money?.currency ?? 'KRW')}</span>
      </span>
    ),
  width: 128,
  align: 'end',
  isSecondary: true,
};

const reason: Column = {
  id: 'reason',
  header: heads.reason,
  value: ({ adjustment, setting, coupon }) => (adjustment ?? setting ?? coupon)?.reason ?? '',
  width: 200,
  isSecondary: true,
};

const own: Record<DeskKind, readonly Column[]> = {
  signup: [
    {
      id: 'code',
      header: heads.code,
      width: 110,
      isSecondary: true,
      value: ({ signup }) => signup?.code ?? '',
    },
    {
      id: 'phone',
      header: heads.phone,
      value: ({ signup }) => formatPhone(signup?.phoneNumber ?? ''),
      width: 140,
      isSecondary: true,
    },
  ],
  deposit: [
    ofMoney,
    {
      id: 'bonus',
      header: heads.bonus,
      value: ({ money }) => deskWords.bonuses[money?.bonus ?? 'none'],
      width: 104,
      isSecondary: true,
    },
    {
      id: 'depositor',
      header: heads.depositor,
      value: ({ money }) => money?.depositorName ?? '',
      width: 92,
      isSecondary: true,
    },
    former,
  ],
  tetherDeposit: [
    ofMoney,
    {
      id: 'wallet',
      header: heads.wallet,
      value: ({ money }) => money?.tether?.address ?? '',
      width: 280,
      isSecondary: true,
    },
  ],
  withdrawal: [
    ofMoney,
    {
      id: 'account',
      header: heads.account,
      value: ({ money }) =>
        money?.bank
          ? `${money.bank.bankName} ${money.bank.accountNumber} ${money.bank.holder}`
          : (money?.tether?.address ?? ''),
      width: 240,
      isSecondary: true,
    },
  ],
  settlement: [
    ofMoney,
    {
      id: 'settlement',
      header: heads.settlement,
      value: ({ settlement }) => (settlement ? messages.settlements[settlement.kind] : ''),
      width: 104,
      isSecondary: true,
    },
  ],
  adjustment: [
    {
      id: 'amount',
      header: heads.amount,
      value: ({ adjustment }) => adjustment?.amount ?? 0,
      cell: ({ adjustment }) => <b>{adjustment && correctedText(adjustment)}</b>,
      width: 124,
      align: 'end',
    },
    reason,
  ],
  setting: [
    {
      id: 'change',
      header: heads.change,
      value: ({ setting }) => (setting ? messages.namedChanges(settingTexts(setting)) : ''),
      least: 120,
    },
    reason,
  ],
  couponIssue: [
    {
      id: 'coupon',
      header: heads.coupon,
      value: ({ coupon }) => (coupon ? messages.couponOf(coupon) : ''),
      least: 120,
    },
    reason,
  ],
};

export function columnsOf({
  kind,
  now,
  staffId,
  names,
  isWaiting = true,
}: ColumnContext): readonly Column[] {
  const nameOf = (id: string | null) => {
    if (id === null) return '';
    return id === staffId ? messages.mine : (names.get(id) ?? messages.other);
  };
  return [
    {
      id: 'at',
      header: heads.at,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => messages.moment(createdAt, now),
      width: 96,
    },
    {
      id: 'wait',
      header: heads.wait,
      value: ({ createdAt }) => now - createdAt,
      cell: ({ createdAt }) => (
        <span className={styles.waited} data-late={isWaiting && isLate(createdAt, now)}>
          {messages.waited(now - createdAt)}
        </span>
      ),
      width: 64,
      align: 'end',
    },
    {
      id: 'member',
      header: heads.member,
      value: ({ nickname }) => nickname,
      cell: ({ level, nickname, userId }) => (
        <span className={styles.member}>
          <LevelBadge level={level} size="sm" />
          <b>{nickname}</b>
          <small className={styles.userId}>{userId}</small>
        </span>
      ),
      least: 170,
    },
    ...own[kind],
    {
      id: 'state',
      header: heads.state,
      value: ({ state }) => deskWords.states[state],
      cell: (request) => <RequestMarks request={request} />,
      width: 140,
    },
    {
      // Browsers know the hidden columns by their ids.
      id: 'holder',
      header: heads.handler,
      value: (request) => nameOf(handlerOf(request, now)),
      width: 84,
    },
  ];
}

/** The columns of a queue by their names, for the choice of those that are shown. */
export function columnNamesOf(kind: DeskKind): readonly Pick<Column, 'id' | 'header'>[] {
  return columnsOf({ kind, now: 0, staffId: '', names: new Map() });
}

/** What a request is found by, in lower case. */
export function searchTextOf({ id, userId, nickname, money, signup }: DeskRequest): string {
  const bank = money?.bank ?? signup?.bank;
  const parts = [id, userId, nickname, money?.depositorName, bank?.holder, bank?.accountNumber];
  return [...parts, signup?.phoneNumber, signup?.code].join(' ').toLowerCase();
}
