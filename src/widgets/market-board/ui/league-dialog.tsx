import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Flag } from '@/entities/game';
import { $favourites, FavouriteStar } from '@/features/favourites';
import { matchesSearch } from '@/shared/lib/search-text';
import { Dialog } from '@/shared/ui/dialog';
import { TextField } from '@/shared/ui/text-field';
import type { LeagueChoice } from '../lib/filter-rows';
import * as styles from './league-dialog.css';
import { messages } from './messages';

interface ChoicesProps {
  leagues: readonly LeagueChoice[];
  /** League id; '' for all. */
  chosen: string;
  onChoose: (leagueId: string) => void;
}

export interface LeagueDialogProps extends ChoicesProps {
  open: boolean;
  onClose: () => void;
}

function Choices({ leagues, chosen, onChoose }: ChoicesProps) {
  const favourites = useUnit($favourites);
  // As they were at the opening: a row must not leave while its star is pressed.
  const [first] = useState(favourites);
  const [query, setQuery] = useState('');
  const rank = ({ id }: LeagueChoice) => (first.has(`league:${id}`) ? 0 : 1);
  const found = leagues
    .filter(({ name }) => matchesSearch(query, name))
    .toSorted((a, b) => rank(a) - rank(b));
  return (
    <>
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
          <li key={id} className={styles.row}>
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
            <FavouriteStar kind="league" id={id} name={name} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{messages.noLeague}</p>}
    </>
  );
}

/** Chooses one league of the board, found by its name or the initials of it; the member's own come first. */
export function LeagueDialog({ open, onClose, ...choices }: LeagueDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={messages.chooseLeague} closeLabel={messages.close}>
      <Choices {...choices} />
    </Dialog>
  );
}
