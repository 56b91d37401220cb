import { Link } from '@tanstack/react-router';
import { common } from '@/shared/copy';
import { Logo } from '@/shared/icons';
import * as styles from './demo-logo.css';

/** The way home, over the mark that must always be visible: this site deals in play money. */
export function DemoLogo() {
  return (
    <Link to="/" className={styles.root}>
      <Logo label={common.site} size={22} />
      <span className={styles.demo}>{common.demo}</span>
    </Link>
  );
}
