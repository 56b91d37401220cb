import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { ReasonField } from '@/entities/staff-reason';
import type { Form, FormValues } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { asking } from '../model/settings';
import { messages } from './messages';
import * as styles from './setting-block.css';

interface SettingBlockProps {
  /** What is set here. */
  title: string;
  /** What is set now, beside the title. */
  value?: ReactNode;
  /** What it does. */
  note?: string;
  /** How it is changed. */
  children: ReactNode;
}

/** One group of settings: what it is now, what it does and how it is changed. */
export function SettingBlock({ title, value, note, children }: SettingBlockProps) {
  return (
    <Card as="section" aria-label={title} className={styles.root}>
      <div className={styles.head}>
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {value}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </Card>
  );
}

/** How a form ends that asks another admin: why, and the button beside it. */
export function AskEnd<Values extends FormValues & { reason: string }>({
  form,
}: {
  form: Form<Values>;
}) {
  const isSending = useUnit(asking.$isPending);
  return (
    <div className={styles.pair}>
      <ReasonField form={form} hint={messages.reasonHint} />
      <div className={styles.beside}>
        <Button type="submit" loading={isSending}>
          {messages.ask}
        </Button>
      </div>
    </div>
  );
}

interface MovingValueProps {
  /** What is in force. */
  now: string;
  /** What it becomes once a change that waits is granted; undefined where none waits. */
  wanted: string | undefined;
}

/** A value that is set, with what waits to follow it. */
export function MovingValue({ now, wanted }: MovingValueProps) {
  if (wanted === undefined) return <span className={styles.figure}>{now}</span>;
  return (
    <span className={styles.moving}>
      {now} → <b className={styles.wanted}>{wanted}</b>
      <VisuallyHidden> {messages.waits}</VisuallyHidden>
    </span>
  );
}
