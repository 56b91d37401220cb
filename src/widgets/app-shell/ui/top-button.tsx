import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { $isScrolled, toTopClicked } from '../model';
import { messages } from './messages';

const BackToTop = lazyPart(async () => (await import('@/shared/ui/back-to-top')).BackToTop);

/** Back to the top, once the page is scrolled by more than 20 px. */
export function TopButton() {
  const { isScrolled, onClick } = useUnit({ isScrolled: $isScrolled, onClick: toTopClicked });
  if (!isScrolled) return null;
  return (
    <Suspense>
      <BackToTop label={messages.toTop} onClick={() => onClick()} />
    </Suspense>
  );
}
