import { useSyncExternalStore } from 'react';

export interface VisibleArea {
  /** Height visible, CSS px: less than the page's while a keyboard is up. */
  height: number;
  /** Height at the foot that the keyboard covers, CSS px. */
  covered: number;
}

/** Below this much height only what cannot wait is shown. */
const tightBelow = 480;

/** Measures what a keyboard leaves visible; null where the browser does not report it, or while the page is zoomed. */
export function measureVisible(window: Window): VisibleArea | null {
  const { visualViewport, innerHeight } = window;
  if (!visualViewport || Math.abs(visualViewport.scale - 1) > 0.01) return null;
  const { height, offsetTop } = visualViewport;
  return {
    height: Math.round(height),
    covered: Math.max(0, Math.round(innerHeight - height - offsetTop)),
  };
}

function subscribe(onChange: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', onChange);
  visualViewport?.addEventListener('scroll', onChange);
  return () => {
    visualViewport?.removeEventListener('resize', onChange);
    visualViewport?.removeEventListener('scroll', onChange);
  };
}

// Text, so that an equal measure draws nothing again.
function snapshot(): string {
  const area = measureVisible(window);
  return area ? `${area.height} ${area.covered}` : '';
}

const unmeasured = () => '';

/** Follows the area that a keyboard leaves visible while it matters, and returns whether it is tight. */
export function useVisibleArea(isMeasured: boolean): (VisibleArea & { isTight: boolean }) | null {
  // Measuring lays the page out.
  const text = useSyncExternalStore(subscribe, isMeasured ? snapshot : unmeasured, unmeasured);
  if (text === '') return null;
  const [height = 0, covered = 0] = text.split(' ').map(Number);
  return { height, covered, isTight: height < tightBelow };
}
