import { useUnit } from 'effector-react';
import { BackToTop } from '@/shared/ui/back-to-top';
import { $isScrolled, toTopClicked } from '../model';
import { messages } from './messages';

/** Back to the top, once the page is scrolled by more than 20 px. */
export function TopButton() {
  const { isScrolled, onClick } = useUnit({ isScrolled: $isScrolled, onClick: toTopClicked });
  return <BackToTop label={messages.toTop} visible={isScrolled} onClick={() => onClick()} />;
}
