import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './near.css';

/** How far below the window a part begins to load. */
const ahead = '0px 0px 240px';

const canWatch = () => typeof IntersectionObserver !== 'undefined';

export interface NearProps {
  children: ReactNode;
}

/** Its children are drawn once their place comes near the window; they stay from then on. */
export function Near({ children }: NearProps) {
  const [isNear, setNear] = useState(() => !canWatch());
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} className={styles.place} />;
}
