import { type PosterShape, posterSource } from '../lib/art/poster';
import type { CasinoGame } from '../lib/casino-game';
import * as styles from './poster.css';

interface PosterArtProps {
  art: CasinoGame['art'];
  shape: PosterShape;
}

/** One element, however much there is in the drawing: a lobby has hundreds. */
export function PosterArt({ art, shape }: PosterArtProps) {
  return <img className={styles.art} alt="" src={posterSource(art, shape)} />;
}
