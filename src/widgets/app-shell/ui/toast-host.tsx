import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { $toasts, $waitingCount, toastClosed, type ToastTone } from '@/shared/lib/toasts';
import { ToastRegion, WaitingNote } from '@/shared/ui/toast';
import { messages } from './messages';

// The region is there from the first paint, or nothing would be announced; what it holds comes later.
const Toast = lazyPart(async () => (await import('@/shared/ui/toast')).Toast);

const tones = {
  neutral: 'info',
  success: 'success',
  danger: 'error',
} as const satisfies Record<ToastTone, string>;

/** The toasts of `shared/lib/toasts`. */
export function ToastHost() {
  const { toasts, waiting, onClose } = useUnit({
    toasts: $toasts,
    waiting: $waitingCount,
    onClose: toastClosed,
  });
  return (
    <ToastRegion label={messages.toasts}>
      {waiting > 0 && <WaitingNote>{messages.waiting(waiting)}</WaitingNote>}
      {toasts.map(({ id, text, note, tone }) => (
        <Suspense key={id}>
          <Toast
            tone={tones[tone]}
            note={note}
            closeLabel={messages.closeToast}
            onClose={() => onClose(id)}
          >
            {text}
          </Toast>
        </Suspense>
      ))}
    </ToastRegion>
  );
}
