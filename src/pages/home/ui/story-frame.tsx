import type { Decorator } from 'storybook-react-rsbuild';
import * as styles from './home-page.css';

/** Puts a part of the page into what its container queries ask: the width of the page. */
export const inHomeFrame: Decorator = (Story) => (
  <div className={styles.frame}>
    <Story />
  </div>
);
