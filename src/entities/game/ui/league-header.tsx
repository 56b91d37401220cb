import type { ReactNode } from 'react';
import { IconChevronDown, IconChevronUp } from '@/shared/icons';
import { Flag } from './flag';
import * as styles from './league-header.css';
import * as grid from './match-grid.css';
import { messages } from './messages';

export interface LeagueHeaderProps {
  name: string;
  country: string;
  /** Fixtures in the group. */
  count: number;
  /** Overtime word that holds for every row of the group. */
  note?: string | null;
  /** Names of the columns under the head, where its rows have such; two or three. */
  captions?: readonly string[];
  /** Shown at the end: the favourite star. */
  action?: ReactNode;
  /** The rows are folded away. */
  isFolded?: boolean;
  /** Asked to fold the rows away or to show them; no button without it. */
  onFold?: () => void;
  /** Level of the name in the outline of the page. */
  level?: 2 | 3;
}

/** Head of the rows of one league. */
export function LeagueHeader({
  name,
  country,
  count,
  note = null,
  captions = [],
  action,
  isFolded = false,
  onFold,
  level = 3,
}: LeagueHeaderProps) {
  const Name = `h${level}` as const;
  const hasColumns = captions.length > 0;
  const columns = hasColumns ? grid.grid({ columns: captions.length === 2 ? 2 : 3 }) : '';
  const Chevron = isFolded ? IconChevronDown : IconChevronUp;
  return (
    <div className={`${styles.root({ dense: hasColumns })} ${columns}`}>
      <div className={styles.lead}>
        <Flag country={country} />
        <Name className={styles.name} title={name}>
          {name}
        </Name>
        <span className={styles.count}>{messages.fixtures(count)}</span>
        {note && !hasColumns && <span className={styles.note}>{note}</span>}
      </div>
      {captions.map((caption, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <span key={at} className={styles.caption}>
          <span aria-hidden="true">{caption}</span>
          {at === 0 && note && <span className={styles.note}> {note}</span>}
        </span>
      ))}
      <div className={styles.end}>
        {action}
        {onFold && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-label={isFolded ? messages.unfold(name) : messages.fold(name)}
            onClick={onFold}
          >
            <Chevron size={16} />
          </button>
        )}
      </div>
    </div>
  );
}
