import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import type { CasinoGame } from '../lib/casino-game';
import * as styles from './poster.css';

// All motifs weigh more than the rest of a lobby, and the lobby can be read without them.
const Art = lazyPart(async () => (await import('./poster-art')).PosterArt);

export interface PosterProps {
  art: CasinoGame['art'];
  /** What it fills: the tile of a slot or of live casino, a wide card, the thumb of a row. */
  shape: 'slot' | 'live' | 'wide' | 'thumb';
}

/** The picture of a game, as large as what holds it. */
export function Poster(props: PosterProps) {
  return (
    <span className={styles.root} data-theme="celadon">
      <Suspense>
        <Art {...props} />
      </Suspense>
    </span>
  );
}
