import { useUnit } from 'effector-react';
import { sportName } from '@/entities/market-dictionary';
import { Chip } from '@/shared/ui/chip';
import { $search, filterChanged } from '../model/page';
import { $sports } from '../model/schedule';
import * as styles from './livetv-page.css';
import { messages } from './messages';

/** Which sport's matches are listed; the choice becomes part of the address. */
export function SportFilter() {
  const [{ sport }, sports, onChange] = useUnit([$search, $sports, filterChanged]);
  return (
    <fieldset className={styles.sports} aria-label={messages.sports}>
      {sports !== null && (
        <Chip selected={sport === undefined} onClick={() => onChange({ sport: undefined })}>
          {messages.all}
        </Chip>
      )}
      {sports?.map((one) => (
        <Chip
          key={one.sport}
          count={one.count}
          selected={one.sport === sport}
          onClick={() => onChange({ sport: one.sport })}
        >
          {sportName(one.sport)}
        </Chip>
      ))}
    </fieldset>
  );
}
