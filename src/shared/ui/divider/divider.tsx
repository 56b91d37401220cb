import * as styles from './divider.css';

export interface DividerProps {
  /** Direction of the hairline. */
  direction?: 'horizontal' | 'vertical';
}

/** A hairline between parts. */
export function Divider({ direction = 'horizontal' }: DividerProps) {
  return <hr className={styles.root({ direction })} aria-orientation={direction} />;
}
