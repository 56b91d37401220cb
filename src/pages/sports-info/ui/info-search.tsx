import { useUnit } from 'effector-react';
import { PlaceLinks } from '@/features/place-search';
import { SearchField } from '@/shared/ui/search-field';
import { $placeText, places, placeTyped } from '../model/table';
import * as styles from './info-search.css';
import { messages } from './messages';

/** Finds any league or team, and leads to its page. */
export function InfoSearch() {
  const [text, found, isNone, onType] = useUnit([
    ...([$placeText, places.$found, places.$isNone, placeTyped] as const),
  ]);
  return (
    <search className={styles.root}>
      <div className={styles.field}>
        <SearchField
          label={messages.placeSearch}
          placeholder={messages.placeHint}
          value={text}
          onValueChange={onType}
        />
      </div>
      <div aria-live="polite">
        {found && <PlaceLinks label={messages.placesFound} {...found} />}
        {isNone && <p className={styles.none}>{messages.noPlace}</p>}
      </div>
    </search>
  );
}
