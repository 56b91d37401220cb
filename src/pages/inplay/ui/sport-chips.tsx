import { useUnit } from 'effector-react';
import { SportIcon } from '@/entities/game';
import { sportName } from '@/entities/market-dictionary';
import { Chip } from '@/shared/ui/chip';
import { countGames, type SportGroup } from '@/widgets/live-match';
import { $sport, sportChosen } from '../model/list';
import { messages } from './messages';
import * as styles from './sport-chips.css';

export interface SportChipsProps {
  groups: readonly SportGroup[];
}

/** Which sport's matches are listed, each with their number; an empty line until they are here. */
export function SportChips({ groups }: SportChipsProps) {
  const [chosen, onChoose] = useUnit([$sport, sportChosen]);
  const isAll = !groups.some(({ sport }) => sport === chosen);
  return (
    <fieldset className={styles.root} aria-label={messages.sports}>
      {groups.length > 0 && (
        <Chip count={countGames(groups)} selected={isAll} onClick={() => onChoose(null)}>
          {messages.all}
        </Chip>
      )}
      {groups.map(({ sport, games }) => (
        <Chip
          key={sport}
          count={games.length}
          selected={sport === chosen}
          onClick={() => onChoose(sport)}
        >
          <span className={styles.sport}>
            <SportIcon sport={sport} />
            {sportName(sport)}
          </span>
        </Chip>
      ))}
    </fieldset>
  );
}
