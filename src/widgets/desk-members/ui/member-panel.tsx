import { type DeskMemberRow, deskMemberWords, MemberStateBadge } from '@/entities/desk-member';
import { LevelBadge } from '@/entities/member';
import { DeskLink, knownFacts, Panel } from '@/features/desk-list';
import { formatKst, formatMoney, formatPhone, formatPoint } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { LinkButton } from '@/shared/ui/link-button';
import * as styles from './members-view.css';
import { messages } from './messages';

export interface MemberPanelProps {
  row: DeskMemberRow;
}

function factsOf({ row }: MemberPanelProps) {
  const { columns: heads } = messages;
  return knownFacts([
    [heads.userId, row.userId],
    [heads.money, formatMoney(row.money, row.currency)],
    [heads.points, formatPoint(row.points)],
    [heads.phone, row.phoneNumber && formatPhone(row.phoneNumber)],
    [heads.holder, row.accountHolder],
    [heads.tendency, deskMemberWords.tendency(row.tendency)],
    [heads.joined, formatKst(row.createdAt, 'YYYY-MM-DD')],
    [heads.seen, row.lastLoginAt === null ? null : formatKst(row.lastLoginAt, 'YY.MM.DD HH:mm')],
  ]);
}

/** What the list knows of one member, and the way to all of them. */
export function MemberPanel({ row }: MemberPanelProps) {
  const { id, level, nickname, role, state } = row;
  return (
    <Panel
      label={messages.panel}
      title={
        <span className={styles.member}>
          <LevelBadge level={level} size="sm" />
          {nickname}
        </span>
      }
    >
      <p className={styles.member}>
        <MemberStateBadge state={state} />
        {role !== 'member' && deskMemberWords.roles[role]}
      </p>
      <DataList divided items={factsOf({ row })} />
      <LinkButton asChild fullWidth>
        <DeskLink section="member" tab={id}>
          {messages.openMember}
        </DeskLink>
      </LinkButton>
    </Panel>
  );
}
