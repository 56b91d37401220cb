import { useUnit } from 'effector-react';
import { $foundInquiry, LookupForm } from '@/features/non-member';
import { IconKey } from '@/shared/icons';
import { Heading } from '@/shared/ui/heading';
import { InquiryThread } from './inquiry-thread';
import * as styles from './lookup-box.css';
import { messages } from './messages';
import { StateBadge } from './state-badge';

export interface LookupBoxProps {
  title: string;
}

/** A question sent without an account, found by its key and shown in place. */
export function LookupBox({ title }: LookupBoxProps) {
  const inquiry = useUnit($foundInquiry);
  return (
    <section className={styles.root} aria-label={title}>
      <header className={styles.head}>
        <IconKey size={20} className={styles.icon} />
        <div>
          <Heading level={2} size="h4">
            {title}
          </Heading>
          <p className={styles.text}>{messages.lookupText}</p>
        </div>
      </header>
      <LookupForm />
      {inquiry && (
        <article className={styles.found} aria-label={inquiry.title}>
          <div className={styles.title}>
            <Heading level={3}>{inquiry.title}</Heading>
            <StateBadge state={inquiry.state} />
          </div>
          <InquiryThread inquiry={inquiry} />
        </article>
      )}
    </section>
  );
}
