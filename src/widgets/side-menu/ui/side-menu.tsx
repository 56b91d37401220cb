import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { $wasOpened } from '../model/opening';

const SideMenuSheet = lazyPart(async () => (await import('./side-menu-sheet')).SideMenuSheet);

/** The menu at the right edge; what is in it loads when it is first opened. */
export function SideMenu() {
  const wasOpened = useUnit($wasOpened);
  return <Suspense>{wasOpened && <SideMenuSheet />}</Suspense>;
}
