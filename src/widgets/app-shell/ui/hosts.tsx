import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { SessionWarning } from '@/features/extend-session';
import { $alert } from '@/shared/lib/alerts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ProgressLine } from './progress-line';
import { ToastHost } from './toast-host';

// Dialogs are not needed for the first paint.
const AlertHost = lazyPart(async () => (await import('./alert-host')).AlertHost);

/** What every layout shows over its pages: progress, toasts, alerts, the end of the session. */
export function Hosts() {
  const hasAlert = useUnit($alert) !== null;
  return (
    <>
      <ProgressLine />
      <SessionWarning />
      <ToastHost />
      <Suspense>{hasAlert && <AlertHost />}</Suspense>
    </>
  );
}
