import { useUnit } from 'effector-react';
import { gameSorts, sortNames } from '@/entities/casino-game';
import { Heading } from '@/shared/ui/heading';
import { SearchField } from '@/shared/ui/search-field';
import { Select } from '@/shared/ui/select';
import {
  $scope,
  $scoped,
  $search,
  $typed,
  filterChanged,
  queryTyped,
  typingRested,
} from '../model/page';
import * as styles from './lobby.css';
import { messages } from './messages';

const options = gameSorts.map((value) => ({ value, label: sortNames[value] }));

/** What the lobby is, how much it has, and how games in it are found. */
export function LobbyTools() {
  const { scope, scoped, search, typed, onType, onRest, onChange } = useUnit({
    scope: $scope,
    scoped: $scoped,
    search: $search,
    typed: $typed,
    onType: queryTyped,
    onRest: typingRested,
    onChange: filterChanged,
  });
  const { providers, games } = scoped;
  return (
    <div className={styles.tools}>
      <div className={styles.titles}>
        <Heading level={1}>{messages.titles[scope]}</Heading>
        {games.length > 0 && (
          <span className={styles.hint}>{messages.counts(providers.length, games.length)}</span>
        )}
      </div>
      <SearchField
        label={messages.search}
        placeholder={messages.searchHint}
        value={typed}
        onValueChange={onType}
        onRest={onRest}
      />
      <Select
        label={messages.sort}
        labelHidden
        options={options}
        value={search.sort}
        onValueChange={(sort) => onChange({ sort })}
      />
    </div>
  );
}
