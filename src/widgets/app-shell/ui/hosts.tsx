import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $isWarned } from '@/features/extend-session/events';
import { $alert } from '@/shared/lib/alerts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ToastHost } from './toast-host';

// Neither is needed for the first paint.
const AlertHost = lazyPart(async () => (await import('./alert-host')).AlertHost);

const SessionWarning = lazyPart(
  async () => (await import('@/features/extend-session')).SessionWarning,
);

/** What every layout shows over its pages: toasts, alerts, the end of the session. */
export function Hosts() {
  const [alert, isWarned] = useUnit([$alert, $isWarned]);
  return (
    <>
      <Suspense>{isWarned && <SessionWarning />}</Suspense>
      <ToastHost />
      <Suspense>{alert !== null && <AlertHost />}</Suspense>
    </>
  );
}
