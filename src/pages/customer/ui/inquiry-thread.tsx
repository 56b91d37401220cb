import { Fragment } from 'react';
import { IconReveal, IconSupport } from '@/shared/icons';
import { formatIso, formatTime } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { InquiryDetail } from '../api';
import { type Said, saidOf } from '../lib/said';
import * as styles from './inquiry-thread.css';
import { messages } from './messages';

function Line({ by, text, at }: Said) {
  return (
    <li className={styles.line} data-by={by}>
      {by === 'staff' ? (
        <span className={styles.who}>
          <span className={styles.mark}>
            <IconSupport size={15} />
          </span>
          {messages.staff}
        </span>
      ) : (
        <VisuallyHidden>{messages.me}</VisuallyHidden>
      )}
      <p className={styles.words} data-by={by}>
        {text}
      </p>
      <time className={styles.time} dateTime={formatIso(at)}>
        {formatTime(at)}
      </time>
    </li>
  );
}

export interface InquiryThreadProps {
  inquiry: InquiryDetail;
}

/** What both sides have said, the first first, and what there is to wait for. New lines are read out. */
export function InquiryThread({ inquiry }: InquiryThreadProps) {
  return (
    <div role="log" aria-label={messages.said}>
      <ol className={styles.lines}>
        {saidOf(inquiry).map((said) => (
          <Fragment key={`${said.by} ${said.at} ${said.text}`}>
            {said.isNewDay && <li className={styles.day}>{messages.day(said.at)}</li>}
            <Line {...said} />
          </Fragment>
        ))}
        <li className={styles.note}>
          {inquiry.state === 'answering' && <IconReveal size={14} />}
          {messages.noteOf(inquiry)}
        </li>
      </ol>
    </div>
  );
}
