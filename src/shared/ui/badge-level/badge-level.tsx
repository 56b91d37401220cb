import * as styles from './badge-level.css';

export interface BadgeLevelProps {
  /** Name of the level, for assistive technology. */
  label: string;
  /** Letters shown without an image. */
  code: string;
  /** Image of the level. */
  src?: string | null;
  /** Edge: 24, 30 or 42 px. */
  size?: 'sm' | 'md' | 'lg';
}

/** A member's level: its image, or its letters while there is none. */
export function BadgeLevel({ label, code, src, size }: BadgeLevelProps) {
  return (
    <span className={styles.root({ size })} role="img" aria-label={label} title={label}>
      {src ? (
        <img className={styles.image} src={src} alt="" />
      ) : (
        <span aria-hidden="true">{code}</span>
      )}
    </span>
  );
}
