import * as styles from './divider.css';

export interface DividerProps {
  /** Direction of the hairline. */
  direction?: 'horizontal' | 'vertical';
}

export function Divider({ direction = 'horizontal' }: DividerProps) {
  return <hr className={styles.root({ direction })} aria-orientation={direction} />;
}
