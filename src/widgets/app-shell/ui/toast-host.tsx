import { useUnit } from 'effector-react';
import { $toasts, toastClosed, type ToastTone } from '@/shared/lib/toasts';
import { Toast, ToastRegion } from '@/shared/ui/toast';
import { messages } from './messages';

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
        <Toast
          key={id}
          tone={tones[tone]}
          closeLabel={messages.closeToast}
          onClose={() => onClose(id)}
        >
          {text}
        </Toast>
      ))}
    </ToastRegion>
  );
}
