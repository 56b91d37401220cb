import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef } from 'react';
import { $rejectedEdit } from '@/entities/slip';
import { $isUnknown, $result } from '@/features/place-bet';
import { $shownLegs } from '../model';

/**
 * Keeps visible what the last press was about: the newest leg with the bonus row under it, a refused edit beside
 * that row, at the top what became of the bet, or the leg that keeps it from being placed. Takes the number of legs that are
 * drawn; the ref is at the end of what belongs to the legs.
 */
export function useSlipScroll(count: number) {
  const end = useRef<HTMLDivElement>(null);
  const [refused, result, isUnknown, shownLegs] = useUnit([
    $rejectedEdit,
    $result,
    $isUnknown,
    $shownLegs,
  ]);
  const seen = useRef(count);

  useLayoutEffect(() => {
    const scroller = end.current?.parentElement;
    const hasGrown = count > seen.current;
    seen.current = count;
    if (!scroller || !(hasGrown || refused)) return;
    const foot = end.current?.getBoundingClientRect().bottom ?? 0;
    scroller.scrollBy(0, foot - scroller.getBoundingClientRect().bottom);
  }, [count, refused]);

  useLayoutEffect(() => {
    const scroller = end.current?.parentElement;
    if (scroller && (result || isUnknown)) scroller.scrollTo(0, 0);
  }, [result, isUnknown]);

  useLayoutEffect(() => {
    const scroller = end.current?.parentElement;
    const legs = [...(scroller?.querySelectorAll<HTMLElement>('[data-leg]') ?? [])];
    const leg = legs.find(({ dataset }) => shownLegs?.includes(dataset.leg ?? ''));
    if (!scroller || !leg) return;
    // To the top: the notices at the foot cover what is below. The focus stays where it is.
    const above = leg.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollBy(0, above);
  }, [shownLegs]);

  return end;
}
