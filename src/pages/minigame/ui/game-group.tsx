import { useState } from 'react';
import type { Minigame } from '@/entities/round';
import { IconChevronDown } from '@/shared/icons';
import type { GameGroup as Group } from '@/widgets/round-table';
import { GameRow } from './game-row';
import { messages } from './messages';
import * as styles from './minigame-page.css';

export interface GameGroupProps {
  group: Group;
  stateOf: (id: number) => Minigame | undefined;
}

/** The games of a provider under its name, which folds them. */
export function GameGroup({ group: { label, games }, stateOf }: GameGroupProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <section className={styles.group} aria-label={label}>
      <h2>
        <button
          type="button"
          className={styles.groupHead}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
          <span className={styles.hint}>{messages.games(games.length)}</span>
          <IconChevronDown size={18} className={styles.chevron} />
        </button>
      </h2>
      {isOpen && (
        <ul className={styles.rows}>
          {games.map((entry) => (
            <GameRow key={entry.id} entry={entry} state={stateOf(entry.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
