import { useUnit } from 'effector-react';
import { type DeskMember, deskMemberWords, MemberStateBadge } from '@/entities/desk-member';
import { LevelBadge } from '@/entities/member';
import { DeskLink } from '@/features/desk-list';
import { IconChevronDown, IconChevronUp } from '@/shared/icons';
import { formatCount, formatMoney, formatPoint } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Heading } from '@/shared/ui/heading';
import { IconButton } from '@/shared/ui/icon-button';
import { LinkButton } from '@/shared/ui/link-button';
import { stepped } from '../model/member';
import * as styles from './member-view.css';
import { messages } from './messages';

export interface MemberHeadProps {
  data: DeskMember;
}

function Figures({ data: { member, balances, turnover } }: MemberHeadProps) {
  const { figures } = messages;
  const { currency } = member;
  const money = (minor: number) => formatMoney(minor, currency);
  const rolling =
    (balances?.rollingCasino ?? 0) + (balances?.rollingSlot ?? 0) + (balances?.rollingMini ?? 0);
  const all: [string, string][] = [
    [figures.money, money(member.money)],
    [figures.points, formatPoint(member.points)],
    [figures.pointsHeld, formatPoint(balances?.pointsHeld ?? 0)],
    [figures.holdWithdraw, money(balances?.holdWithdraw ?? 0)],
    [figures.openBets(balances?.openBets ?? 0), money(balances?.openStakes ?? 0)],
    [figures.rolling, formatCount(rolling)],
    [figures.turnover, money(turnover.rest)],
  ];
  if (balances && balances.debt > 0) all.push([figures.debt, money(balances.debt)]);
  return (
    <dl className={styles.figures}>
      {all.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.quiet}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who the member is, what is in each account, and the way to the ones beside. */
export function MemberHead({ data }: MemberHeadProps) {
  const onStep = useUnit(stepped);
  const { member, signup, ban, leaving, withdrawTriesLeft } = data;
  const mayReceive = member.state === 'approved' || member.state === 'suspended';
  const facts = [
    messages.joined(member.createdAt),
    signup.recommender && messages.recommender(signup.recommender),
    messages.tendency(deskMemberWords.tendency(member.tendency)),
    member.lastLoginAt !== null && messages.seen(member.lastLoginAt),
  ];
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <LevelBadge level={member.level} />
        <div className={styles.names}>
          <p className={styles.title}>
            <Heading level={1}>{member.nickname}</Heading>
            <span className={styles.quiet}>{member.userId}</span>
            <MemberStateBadge state={member.state} isBanned={ban?.kind === 'ban'} />
            {member.role !== 'member' && <span>{deskMemberWords.roles[member.role]}</span>}
          </p>
          <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className={styles.ways}>
          {mayReceive && (
            <LinkButton asChild size="sm" variant="secondary">
              <DeskLink section="message" tab={member.id}>
                {messages.message}
              </DeskLink>
            </LinkButton>
          )}
          <LinkButton asChild size="sm" variant="secondary">
            <DeskLink section="member">{messages.back}</DeskLink>
          </LinkButton>
          <IconButton size="sm" label={messages.previous} onClick={() => onStep('previous')}>
            <IconChevronUp size={18} />
          </IconButton>
          <IconButton size="sm" label={messages.next} onClick={() => onStep('next')}>
            <IconChevronDown size={18} />
          </IconButton>
        </div>
      </div>
      {leaving && leaving.state !== 'taken_back' && (
        <Banner tone="warn">
          <p>{messages.leavingText(leaving)}</p>
          {leaving.givenUp > 0 && (
            <p>{messages.givenUp(formatMoney(leaving.givenUp, member.currency))}</p>
          )}
          {leaving.obstacles.length > 0 && <p>{messages.leavingObstacles(leaving.obstacles)}</p>}
        </Banner>
      )}
      {ban && <Banner tone="warn">{messages.banText(ban)}</Banner>}
      {withdrawTriesLeft === 0 && <Banner tone="warn">{messages.withdrawLocked}</Banner>}
      <Figures data={data} />
    </header>
  );
}
