import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $member } from '@/entities/member';
import { NewsText } from '@/entities/news';
import { loadTexts } from '@/shared/copy';
import { IconCheck, IconChevronRight, IconClose, IconEvent } from '@/shared/icons';
import { $now } from '@/shared/lib/clock';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import type { SiteEventDetail } from '../api';
import { stateOf } from '../lib/state';
import { $isMissing, event } from '../model';
import { EventArt } from './event-art';
import * as styles from './event-view.css';
import { messages } from './messages';
import { MyStatus } from './my-status';
import { OtherEvents } from './other-events';

interface PartProps {
  shown: SiteEventDetail;
}

function ViewSkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton height={224} shape="box" />
      <Skeleton height={160} shape="box" />
      <Skeleton height={240} shape="box" />
    </div>
  );
}

/** Until when it runs, or when it begins; nothing once it is over. */
function Left({ shown: { isOver, isUpcoming, startsAt, endsAt } }: PartProps) {
  const now = useUnit($now);
  const left = (isUpcoming ? startsAt : endsAt) - now;
  if (isOver || left <= 0) return null;
  return ` · ${isUpcoming ? messages.untilStart(left) : messages.untilEnd(left)}`;
}

function Banner({ shown }: PartProps) {
  return (
    <section className={styles.banner} aria-label={shown.title}>
      <EventArt />
      <div className={styles.bannerText}>
        <span className={styles.state}>
          {messages.states[stateOf(shown)]}
          <Left shown={shown} />
        </span>
        <Heading level={2} size="display" className={styles.title}>
          {shown.title}
        </Heading>
        <p className={styles.period}>
          {messages.period(shown)} {messages.zone}
        </p>
      </div>
    </section>
  );
}

function Facts({ shown: { joined } }: PartProps) {
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.note}>{messages.how}</dt>
        <dd className={styles.strong}>{messages.howText}</dd>
        <dd className={styles.note}>{messages.howNote}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.note}>{messages.joined}</dt>
        <dd className={styles.strong}>{messages.people(joined)}</dd>
      </div>
    </dl>
  );
}

interface TargetProps {
  isMet: boolean;
  name: string;
  text: string;
}

function Target({ isMet, name, text }: TargetProps) {
  const Icon = isMet ? IconCheck : IconClose;
  return (
    <li className={styles.target} data-met={isMet}>
      <span className={styles.targetMark}>
        <Icon size={13} strokeWidth={3} />
      </span>
      <span>
        <b>{name}</b>
        <span className={styles.line}>{text}</span>
      </span>
    </li>
  );
}

/** Who may join: from which level, and of a coin-only member whether they may. */
function Targets({ shown: { joining, minLevel } }: PartProps) {
  const isCoinOnly = useUnit($member)?.isCoinOnly ?? false;
  const isCoinMet = joining !== 'coin';
  return (
    <Card>
      <div className={styles.section}>
        <Heading level={3}>{messages.who}</Heading>
        <ul className={styles.targets}>
          <Target
            isMet={joining !== 'level'}
            name={messages.level(minLevel)}
            text={messages.levelNote}
          />
          {isCoinOnly && (
            <Target
              isMet={isCoinMet}
              name={messages.coin}
              text={isCoinMet ? messages.coinYes : messages.coinNo}
            />
          )}
        </ul>
      </div>
    </Card>
  );
}

function Contents({ shown }: PartProps) {
  return (
    <div className={styles.columns}>
      <Banner shown={shown} />
      <div className={styles.side}>
        <div className={styles.mine}>
          <MyStatus event={shown} />
        </div>
        <div className={styles.others}>
          <OtherEvents />
        </div>
      </div>
      <div className={styles.rest}>
        <Facts shown={shown} />
        <Targets shown={shown} />
        <Card>
          <div className={styles.section}>
            <Heading level={3}>{messages.notes}</Heading>
            <div className={styles.text}>
              <NewsText html={shown.contents} />
            </div>
          </div>
        </Card>
      </div>
    </div>
  );
}

/** One event: what it is and when, who may join, whether the member has, and what was paid. */
export function EventView() {
  const query = useQuery(event);
  const { data } = query;
  const isMissing = useUnit($isMissing);
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Heading level={1} size="h4">
          {messages.title}
        </Heading>
        {data && (
          <>
            <IconChevronRight size={16} />
            <span className={styles.crumb}>{data.title}</span>
          </>
        )}
        <LinkButton asChild size="sm" variant="secondary">
          <Link to="/event">{messages.toList}</Link>
        </LinkButton>
      </header>
      {isMissing ? (
        <Card>
          <EmptyState
            icon={<IconEvent size={28} />}
            title={messages.missing}
            text={messages.missingText}
          />
        </Card>
      ) : (
        <QueryView
          {...query}
          texts={{ ...loadTexts, failed: messages.failed }}
          skeleton={<ViewSkeleton />}
        >
          {(shown) => <Contents shown={shown} />}
        </QueryView>
      )}
    </div>
  );
}
