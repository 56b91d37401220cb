import { useUnit } from 'effector-react';
import { common } from '@/shared/copy';
import { $alert, alertAnswered } from '@/shared/lib/alerts';
import { AlertDialog } from '@/shared/ui/alert-dialog';

/** The first of the queue of `shared/lib/alerts`: an alert with one button, or a question with two. */
export function AlertHost() {
  const { alert, onAnswer } = useUnit({ alert: $alert, onAnswer: alertAnswered });
  if (alert === null) return null;
  const { id, text, title } = alert;
  const isQuestion = alert.kind === 'confirm';
  return (
    <AlertDialog
      // The next of the queue is another dialog, and takes the focus again.
      key={id}
      open
      title={title ?? (isQuestion ? undefined : common.alert)}
      message={text}
      okLabel={(isQuestion && alert.confirmLabel) || common.ok}
      onOk={() => onAnswer({ id, isConfirmed: true })}
      cancelLabel={isQuestion ? (alert.cancelLabel ?? common.cancel) : undefined}
      onCancel={() => onAnswer({ id, isConfirmed: false })}
      danger={isQuestion && alert.tone === 'danger'}
    />
  );
}
