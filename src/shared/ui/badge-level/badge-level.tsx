import * as styles from './badge-level.css';

export interface BadgeLevelProps {
  /** Name of the level, for assistive technology. */
  label: string;
  /** Image of the level. */
  src: string;
  /** Height: 20, 28, 42 or 96 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** A member's level as its image; the width is that of the image. */
export function BadgeLevel({ label, src, size }: BadgeLevelProps) {
  return <img className={styles.root({ size })} src={src} alt={label} title={label} />;
}
