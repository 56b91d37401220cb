import { Link } from '@tanstack/react-router';
import { type DeskMemberRow, deskMemberWords, MemberStateBadge } from '@/entities/desk-member';
import { LevelBadge } from '@/entities/member';
import { useDeskPath } from '@/features/desk-list';
import {
  formatAmount,
  formatCount,
  formatKst,
  formatMoney,
  formatPhone,
} from '@/shared/lib/format';
import type { DataColumn } from '@/shared/ui/data-table';
import { messages } from '../ui/messages';
import * as styles from '../ui/members-view.css';

function Name({ id, level, nickname, userId }: DeskMemberRow) {
  const to = useDeskPath();
  return (
    <span className={styles.member}>
      <LevelBadge level={level} size="sm" />
      <Link to={to} params={{ section: 'member', tab: id }} className={styles.link} tabIndex={-1}>
        {nickname}
      </Link>
      <small className={styles.quiet}>{userId}</small>
    </span>
  );
}

const { columns: heads } = messages;
const day = (at: number) => formatKst(at, 'YY.MM.DD');

/** The columns of the list of members. */
export const columns: readonly DataColumn<DeskMemberRow>[] = [
  {
    id: 'member',
    header: heads.member,
    value: ({ nickname }) => nickname,
    cell: (row) => <Name {...row} />,
  },
  {
    id: 'state',
    header: heads.state,
    value: ({ state }) => deskMemberWords.states[state],
    cell: ({ state, role }) =>
      role === 'member' || state !== 'approved' ? (
        <MemberStateBadge state={state} />
      ) : (
        deskMemberWords.roles[role]
      ),
    width: 96,
  },
  {
    id: 'money',
    header: heads.money,
    value: ({ money }) => money,
    cell: ({ money, currency }) => (
      <b>{currency === 'USD' ? formatMoney(money, 'USD') : formatAmount(money, 'KRW')}</b>
    ),
    width: 130,
    align: 'end',
  },
  {
    id: 'points',
    header: heads.points,
    value: ({ points }) => points,
    cell: ({ points }) => formatCount(points),
    width: 104,
    align: 'end',
  },
  {
    id: 'phone',
    header: heads.phone,
    value: ({ phoneNumber }) => formatPhone(phoneNumber ?? ''),
    width: 140,
  },
  {
    id: 'holder',
    header: heads.holder,
    value: ({ accountHolder }) => accountHolder ?? '',
    width: 92,
  },
  {
    id: 'tendency',
    header: heads.tendency,
    value: ({ tendency }) => tendency,
    cell: ({ tendency }) => deskMemberWords.tendency(tendency),
    width: 72,
  },
  {
    id: 'joined',
    header: heads.joined,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => day(createdAt),
    width: 92,
  },
  {
    id: 'seen',
    header: heads.seen,
    value: ({ lastLoginAt }) => lastLoginAt ?? 0,
    cell: ({ lastLoginAt }) =>
      lastLoginAt === null ? '' : formatKst(lastLoginAt, 'YY.MM.DD HH:mm'),
    width: 130,
  },
];
