import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { $toasts, toastClosed, type ToastTone } from '@/shared/lib/toasts';
import { ToastRegion } from '@/shared/ui/toast';
import { messages } from './messages';

// The region is there from the first paint, or nothing would be announced; what it holds comes later.
const Toast = lazyPart(async () => (await import('@/shared/ui/toast')).Toast);

const tones = {
  neutral: 'info',
  success: 'success',
  danger: 'error',
} as const satisfies Record<ToastTone, string>;

/** Draws the toasts of `shared/lib/toasts`. */
export function ToastHost() {
  const { toasts, onClose } = useUnit({ toasts: $toasts, onClose: toastClosed });
  return (
    <ToastRegion label={messages.toasts}>
      {toasts.map(({ id, text, tone }) => (
        <Suspense key={id}>
          <Toast tone={tones[tone]} closeLabel={messages.closeToast} onClose={() => onClose(id)}>
            {text}
          </Toast>
        </Suspense>
      ))}
    </ToastRegion>
  );
}
