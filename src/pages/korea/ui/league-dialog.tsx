import { useState } from 'react';
import { Flag } from '@/entities/game';
import { matchesSearch } from '@/shared/lib/search-text';
import { Dialog } from '@/shared/ui/dialog';
import { TextField } from '@/shared/ui/text-field';
import type { LeagueChoice } from '../lib/filter-slots';
import * as styles from './league-dialog.css';
import { messages } from './messages';

export interface LeagueDialogProps {
  open: boolean;
  leagues: readonly LeagueChoice[];
  /** League id; the empty text stands for all. */
  chosen: string;
  onChoose: (leagueId: string) => void;
  onClose: () => void;
}

/** Chooses one league of the board, found by its name or the initials of it. */
export function LeagueDialog({ open, leagues, chosen, onChoose, onClose }: LeagueDialogProps) {
  const [query, setQuery] = useState('');
  const found = leagues.filter(({ name }) => matchesSearch(query, name));
  return (
    <Dialog open={open} onClose={onClose} title={messages.chooseLeague} closeLabel={messages.close}>
      <TextField
        label={messages.leagueSearch}
        type="search"
        value={query}
        onValueChange={setQuery}
      />
      <ul className={styles.list}>
        {query === '' && (
          <li>
            <button
              type="button"
              className={styles.item}
              aria-pressed={chosen === ''}
              onClick={() => onChoose('')}
            >
              <span className={styles.name}>{messages.allLeagues}</span>
            </button>
          </li>
        )}
        {found.map(({ id, name, country, fixtures }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={chosen === id}
              onClick={() => onChoose(id)}
            >
              <Flag country={country} />
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{messages.fixtures(fixtures)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{messages.noLeague}</p>}
    </Dialog>
  );
}
