import { Link } from '@tanstack/react-router';
import { BONUS_TIERS } from '@/entities/slip';
import { IconChevronRight } from '@/shared/icons';
import { formatOdds } from '@/shared/lib/format';
import * as styles from './bonus-tile.css';
import { messages } from './messages';

/** What a bonus pick brings, with the way to its rules. */
export function BonusTile() {
  const first = BONUS_TIERS[0];
  const last = BONUS_TIERS.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <Link to="/rule" hash="bonus" className={styles.root}>
      <span className={styles.title}>{messages.bonusTitle}</span>
      <span className={styles.text}>
        {messages.bonusText(first.folders, formatOdds(first.factor), formatOdds(last.factor))}
      </span>
      <IconChevronRight size={16} className={styles.icon} />
    </Link>
  );
}
