import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useCallback, useRef } from 'react';
import { mayWithdraw } from '#rules/inquiry.ts';
import { inquiryKinds } from '@/shared/copy';
import { IconChevronLeft, IconSend, IconSupport } from '@/shared/icons';
import { useLostFocus } from '@/shared/lib/lost-focus';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Form, FormTextarea } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { IconLink } from '@/shared/ui/icon-link';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import type { InquiryDetail } from '../api';
import { $show } from '../model/list';
import { asking, closing, form, thread, withdrawing } from '../model/thread';
import { InquiryThread } from './inquiry-thread';
import { searchOf } from './search-of';
import { messages } from './messages';
import { StateBadge } from './state-badge';
import * as styles from './thread-view.css';

function ThreadSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton width="60%" height={64} shape="box" />
      <Skeleton width="72%" height={96} shape="box" />
    </Stack>
  );
}

/** After an answer: a further question, or the end. */
function FurtherForm({ id, closesAt }: Pick<InquiryDetail, 'id' | 'closesAt'>) {
  const { values, isSending, isClosing, onClose } = useUnit({
    values: form.$values,
    isSending: asking.$isPending,
    isClosing: closing.$isPending,
    onClose: closing.start,
  });
  return (
    <div className={styles.foot}>
      <div className={styles.ending}>
        <p className={styles.note}>{closesAt !== null && messages.closesAt(closesAt)}</p>
        <Button variant="secondary" loading={isClosing} onClick={() => onClose(id)}>
          {messages.end}
        </Button>
      </div>
      <Form form={form} label={messages.further}>
        <FormTextarea
          form={form}
          name="text"
          label={messages.further}
          placeholder={messages.furtherPlaceholder}
          hint={messages.counted(values.text.length)}
          maxLength={1000}
          rows={3}
        />
        <Button type="submit" fullWidth loading={isSending} icon={<IconSend size={18} />}>
          {messages.send}
        </Button>
      </Form>
    </div>
  );
}

function Withdrawal({ id }: Pick<InquiryDetail, 'id'>) {
  const { isPending, onWithdraw } = useUnit({
    isPending: withdrawing.$isPending,
    onWithdraw: withdrawing.start,
  });
  return (
    <div className={styles.foot}>
      <Button variant="secondary" loading={isPending} onClick={() => onWithdraw(id)}>
        {messages.withdraw}
      </Button>
    </div>
  );
}

function Head({ inquiry, isAlone }: { inquiry: InquiryDetail | null; isAlone: boolean }) {
  const show = useUnit($show);
  return (
    <header className={styles.head}>
      {isAlone && (
        <IconLink>
          <Link to="/customer" search={searchOf(show)} aria-label={messages.toList}>
            <IconChevronLeft size={22} />
          </Link>
        </IconLink>
      )}
      <div className={styles.what}>
        <Heading level={isAlone ? 1 : 2} size="h3">
          {inquiry?.title ?? messages.one}
        </Heading>
        {inquiry && (
          <p className={styles.note}>
            {inquiryKinds[inquiry.kind]} · {messages.at(inquiry.createdAt)}
          </p>
        )}
      </div>
      {inquiry && <StateBadge state={inquiry.state} />}
    </header>
  );
}

export interface ThreadViewProps {
  /** Without the list beside it: it is the page, and leads back to the list. */
  isAlone: boolean;
}

/** One question of the member: what was said, and what can be done about it. */
export function ThreadView({ isAlone }: ThreadViewProps) {
  const query = useQuery(thread);
  const { data: inquiry } = query;
  const isMissing = useUnit(thread.$isMissing);
  const bodyRef = useRef<HTMLDivElement>(null);
  // The form goes with what was sent, or with the end of the question.
  useLostFocus(
    inquiry?.state === 'answered',
    useCallback(() => bodyRef.current?.focus({ preventScroll: true }), []),
  );
  return (
    <Card padding="0" as="article" aria-label={messages.one}>
      <Head inquiry={isMissing ? null : inquiry} isAlone={isAlone} />
      <div ref={bodyRef} className={styles.body} tabIndex={-1}>
        {isMissing ? (
          <EmptyState
            icon={<IconSupport size={28} />}
            title={messages.missing}
            text={messages.missingText}
          />
        ) : (
          <QueryView {...query} texts={messages.listTexts} skeleton={<ThreadSkeleton />}>
            {(shown) => <InquiryThread inquiry={shown} />}
          </QueryView>
        )}
      </div>
      {inquiry?.state === 'answered' && <FurtherForm {...inquiry} />}
      {inquiry && mayWithdraw({ state: inquiry.state, lines: inquiry.lines.length }) && (
        <Withdrawal id={inquiry.id} />
      )}
    </Card>
  );
}
