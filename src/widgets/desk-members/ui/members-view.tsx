import {
  type DeskMemberRow,
  deskMemberWords,
  memberStates,
  MemberStateBadge,
} from '@/entities/desk-member';
import { LevelBadge } from '@/entities/member';
import { countColumn, defineDeskList, stateFilter } from '@/features/desk-list';
import {
  formatAmount,
  formatCount,
  formatKst,
  formatMoney,
  formatPhone,
} from '@/shared/lib/format';
import { memberOpened, members } from '../model/members';
import { MemberPanel } from './member-panel';
import * as styles from './members-view.css';
import { messages } from './messages';

const { columns: heads } = messages;

function Name({ level, nickname, userId }: DeskMemberRow) {
  return (
    <span className={styles.member}>
      <LevelBadge level={level} size="sm" />
      <b>{nickname}</b>
      <small className={styles.quiet}>{userId}</small>
    </span>
  );
}

/** The members that the search finds, as a table that is led by keys. */
export const MembersView = defineDeskList({
  list: members,
  texts: messages,
  columns: [
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
    countColumn('points', heads.points, formatCount, 104),
    {
      id: 'phone',
      header: heads.phone,
      value: ({ phoneNumber }) => formatPhone(phoneNumber ?? ''),
      width: 140,
      isSecondary: true,
    },
    {
      id: 'holder',
      header: heads.holder,
      value: ({ accountHolder }) => accountHolder ?? '',
      width: 92,
      isSecondary: true,
    },
    {
      id: 'tendency',
      header: heads.tendency,
      value: ({ tendency }) => tendency,
      cell: ({ tendency }) => deskMemberWords.tendency(tendency),
      width: 72,
      isSecondary: true,
    },
    {
      id: 'joined',
      header: heads.joined,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => formatKst(createdAt, 'YY.MM.DD'),
      width: 92,
      isSecondary: true,
    },
    {
      id: 'seen',
      header: heads.seen,
      value: ({ lastLoginAt }) => lastLoginAt ?? 0,
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? '' : formatKst(lastLoginAt, 'YY.MM.DD HH:mm'),
      width: 130,
      isSecondary: true,
    },
  ],
  isQuiet: ({ state }) => state !== 'approved',
  panel: (row) => <MemberPanel row={row} />,
  filters: stateFilter({
    list: members,
    label: messages.states,
    states: memberStates,
    words: deskMemberWords.states,
  }),
  keys: messages.keys,
  entered: memberOpened,
});
