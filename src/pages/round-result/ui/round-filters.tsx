import { useUnit } from 'effector-react';
import { venueTitle } from '@/entities/round';
import { IconSlip } from '@/shared/icons';
import { Chip } from '@/shared/ui/chip';
import { groupsOf, isVirtual } from '../lib/games';
import { $isOwnOnly, $shown, filterChanged, ownSwitched, rounds } from '../model';
import { DayPicker } from './day-picker';
import { GamePicker } from './game-picker';
import { messages } from './messages';
import { RoundField } from './round-field';
import * as styles from './round-filters.css';

function Venues() {
  const [{ path }, query, onChange] = useUnit([$shown, rounds.$query, filterChanged]);
  const groups = groupsOf(path);
  return (
    <fieldset className={styles.venues} aria-label={messages.venues}>
      {groups.map(({ label, games }) => (
        <div key={label} className={styles.venueGroup}>
          {groups.length > 1 && <span className={styles.sport}>{label}</span>}
          {games.map(({ id }) => (
            <Chip
              key={id}
              selected={id === query?.gameId}
              onClick={() => onChange({ game: id, round: undefined })}
            >
              {venueTitle(id)}
            </Chip>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

/** Whose rounds of which day are shown, and from which on; each choice becomes part of the address. */
export function RoundFilters() {
  const [{ path }, isOwnOnly, onOwn] = useUnit([$shown, $isOwnOnly, ownSwitched]);
  const hasVenues = isVirtual(path);
  return (
    <div className={styles.root}>
      {hasVenues && <Venues />}
      <div className={styles.row({ begins: hasVenues ? 'day' : 'game' })}>
        {!hasVenues && (
          <div className={styles.part({ width: 'half' })}>
            <GamePicker />
          </div>
        )}
        <div className={styles.part({ width: hasVenues ? 'line' : 'half' })}>
          <DayPicker />
        </div>
        <div className={styles.part({ width: 'most' })}>
          <RoundField />
        </div>
        <div className={styles.part({ width: 'third' })}>
          <button
            type="button"
            className={styles.own}
            aria-pressed={isOwnOnly}
            onClick={() => onOwn()}
          >
            <IconSlip size={17} />
            {messages.ownOnly}
          </button>
        </div>
      </div>
    </div>
  );
}
