import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $member, inquiryRequested, inquiryWriteRequested } from '@/entities/member';
import { accountAsking } from '@/entities/money-request';
import { isUsable } from '@/entities/site-menu';
import { IconBank, IconSupport, IconWrite } from '@/shared/icons';
import { $hasRail } from '@/shared/lib/device';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { CommunityRail } from '@/widgets/community-nav';
import { $isOne } from '../model/thread';
import * as styles from './customer-page.css';
import { InquiryList } from './inquiry-list';
import { LookupBox } from './lookup-box';
import { messages } from './messages';
import { ThreadView } from './thread-view';

const tabs = [
  { to: '/customer', label: messages.inquiries },
  { to: '/message', label: messages.messages },
  { to: '/rule', label: messages.rules },
] as const;

/** On phones the other places where staff is heard are one press away. */
function Tabs() {
  return (
    <TabNav label={messages.menu}>
      {tabs.map(({ to, label }) => (
        <TabLink key={to} fill>
          <Link to={to} activeOptions={{ includeSearch: false }}>
            {label}
          </Link>
        </TabLink>
      ))}
    </TabNav>
  );
}

function WriteButton({ isBeside }: { isBeside: boolean }) {
  const onWrite = useUnit(inquiryWriteRequested);
  const icon = <IconWrite size={18} />;
  // A dialog leaves the list and the question where they are; a phone has a page for it.
  return isBeside ? (
    <Button icon={icon} onClick={() => onWrite()}>
      {messages.write}
    </Button>
  ) : (
    <LinkButton asChild>
      <Link to="/customer/write/{-$flag}">
        {icon} {messages.write}
      </Link>
    </LinkButton>
  );
}

function AccountCard() {
  const { isAsking, onAsk } = useUnit({
    isAsking: accountAsking.$isPending,
    onAsk: accountAsking.start,
  });
  return (
    <Card padding="3">
      <div className={styles.account}>
        <IconBank size={20} className={styles.icon} />
        <div>
          <p className={styles.strong}>{messages.accountTitle}</p>
          <p className={styles.text}>{messages.accountText}</p>
        </div>
        <Button variant="secondary" loading={isAsking} onClick={() => onAsk()}>
          {messages.account}
        </Button>
      </div>
    </Card>
  );
}

function Questions({ isBeside }: { isBeside: boolean }) {
  const member = useUnit($member);
  return (
    <div className={styles.column}>
      <header className={styles.head}>
        <Heading level={1}>{messages.title}</Heading>
        <span className={styles.note}>{messages.note}</span>
        <WriteButton isBeside={isBeside} />
      </header>
      {isUsable('/charge', member) && <AccountCard />}
      <InquiryList isBeside={isBeside} />
      <LookupBox title={messages.lookupOfMember} />
    </div>
  );
}

/** A guest looks up a question sent without an account, or sends one. */
function OfGuest() {
  const onAsk = useUnit(inquiryRequested);
  return (
    <div className={styles.column}>
      <header className={styles.head}>
        <Heading level={1}>{messages.title}</Heading>
        <span className={styles.note}>{messages.note}</span>
      </header>
      <LookupBox title={messages.lookupOfGuest} />
      <Card>
        <div className={styles.account}>
          <IconSupport size={20} className={styles.icon} />
          <p className={styles.text}>{messages.guestText}</p>
          <Button variant="secondary" onClick={() => onAsk()}>
            {messages.guest}
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** The member's questions to staff, and the one that the address names: beside the list, or in its place. */
export function CustomerPage() {
  const { member, isWide, isOne } = useUnit({ member: $member, isWide: $hasRail, isOne: $isOne });
  if (member === null)
    return (
      <div className={styles.root}>
        <OfGuest />
      </div>
    );
  if (!isWide)
    return (
      <>
        {!isOne && <Tabs />}
        <div className={styles.root}>
          {isOne ? <ThreadView isAlone /> : <Questions isBeside={false} />}
        </div>
      </>
    );
  return (
    <CommunityRail>
      <div className={styles.columns}>
        <Questions isBeside />
        {isOne ? (
          <ThreadView isAlone={false} />
        ) : (
          <Card>
            <EmptyState
              icon={<IconSupport size={28} />}
              title={messages.choose}
              text={messages.chooseText}
            />
          </Card>
        )}
      </div>
    </CommunityRail>
  );
}
