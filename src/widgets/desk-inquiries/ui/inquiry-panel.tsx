import { Link } from '@tanstack/react-router';
import { Panel, useDeskPath } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import type { Inquiry } from '../api';
import { AnswerForm } from './answer-form';
import * as styles from './inquiry-panel.css';
import { messages } from './messages';

export interface InquiryPanelProps {
  inquiry: Inquiry;
}

function Who({ inquiry: { kind, contact, memberId, nickname } }: InquiryPanelProps) {
  const to = useDeskPath();
  const member = memberId !== null && {
    term: messages.member,
    value: (
      <Link to={to} params={{ section: 'member', tab: memberId }}>
        {nickname ?? memberId}
      </Link>
    ),
  };
  return (
    <DataList
      items={[
        { term: messages.columns.kind, value: messages.kinds[kind] },
        ...(member ? [member] : []),
        ...(contact === '' ? [] : [{ term: messages.contact, value: contact }]),
      ]}
    />
  );
}

/** One question whole, with its answer or the form of it. */
export function InquiryPanel({ inquiry }: InquiryPanelProps) {
  const { title, contents, createdAt, answer, answeredBy, answeredAt } = inquiry;
  return (
    <Panel label={messages.panel}>
      <section className={styles.root}>
        <p className={styles.quiet}>{formatDateTime(createdAt)}</p>
        <Heading level={2}>{title}</Heading>
        <Who inquiry={inquiry} />
        <section className={styles.words} aria-label={messages.contents}>
          <p className={styles.text}>{contents}</p>
        </section>
        {answer === null ? (
          <AnswerForm inquiry={inquiry} />
        ) : (
          <section className={styles.words} aria-label={messages.answer}>
            <Heading level={3}>{messages.answer}</Heading>
            <p className={styles.text}>{answer}</p>
            {answeredAt !== null && (
              <p className={styles.quiet}>
                {messages.answerOf(answeredBy ?? '', formatDateTime(answeredAt))}
              </p>
            )}
          </section>
        )}
      </section>
    </Panel>
  );
}
