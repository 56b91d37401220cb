import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef } from 'react';
import { $legCount, $rejectedEdit } from '@/entities/slip';
import { $isUnknown, $result } from '@/features/place-bet';

/**
 * Keeps visible what the last press was about: the newest leg with the bonus row under it, a refused edit beside
 * that row, or at the top what became of the bet. The ref stands at the end of the part that scrolls.
 */
export function useSlipScroll() {
  const end = useRef<HTMLDivElement>(null);
  const [count, refused, result, isUnknown] = useUnit([
    $legCount,
    $rejectedEdit,
    $result,
    $isUnknown,
  ]);
  const seen = useRef(count);

  useLayoutEffect(() => {
    const scroller = end.current?.parentElement;
    const hasGrown = count > seen.current;
    seen.current = count;
    if (scroller && (hasGrown || refused)) scroller.scrollTo(0, scroller.scrollHeight);
  }, [count, refused]);

  useLayoutEffect(() => {
    const scroller = end.current?.parentElement;
    if (scroller && (result || isUnknown)) scroller.scrollTo(0, 0);
  }, [result, isUnknown]);

  return end;
}
