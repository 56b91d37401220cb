import { useUnit } from 'effector-react';
import { useState } from 'react';
import { IconChevronDown, IconSearch } from '@/shared/icons';
import { Chip } from '@/shared/ui/chip';
import { Select } from '@/shared/ui/select';
import { $leagues } from '../model/list';
import {
  $isFiltering,
  $kind,
  $listMode,
  $search,
  filterChanged,
  listModeChosen,
} from '../model/page';
import { marketChoices, sortChoices, timeChoices } from '../search';
import * as styles from './board-filters.css';
import { LeagueDialog } from './league-dialog';
import { messages } from './messages';

const modes = ['pages', 'all'] as const;
// The other boards hold one group of markets, or markets of no group.
const boardsWithGroups: readonly string[] = ['cross', 'live', 'handicap'];

/** Conditions and search, folded away on phones until they are opened. */
export function BoardFilters() {
  const [isOpen, kind, search, mode, leagues, onFilter, onMode] = useUnit([
    $isFiltering,
    $kind,
    $search,
    $listMode,
    $leagues,
    filterChanged,
    listModeChosen,
  ]);
  const [isChoosing, setChoosing] = useState(false);
  const league = leagues.find(({ id }) => id === search.league);
  const times = kind === 'live' ? timeChoices.slice(0, 1) : timeChoices;
  const markets = boardsWithGroups.includes(kind)
    ? marketChoices.filter((one) => one !== 'all' && (kind !== 'handicap' || one !== 'winner'))
    : [];
  return (
    <div className={styles.root} data-open={isOpen}>
      <fieldset className={styles.chips} aria-label={messages.filters}>
        {times.map((when) => (
          <Chip
            key={when}
            selected={search.when === when && (when !== 'all' || search.market === 'all')}
            onClick={() => onFilter(when === 'all' ? { when, market: 'all' } : { when })}
          >
            {messages.when[when]}
          </Chip>
        ))}
        {markets.map((market) => (
          <Chip
            key={market}
            selected={search.market === market}
            onClick={() => onFilter({ market: search.market === market ? 'all' : market })}
          >
            {messages.market[market]}
          </Chip>
        ))}
      </fieldset>
      <div className={styles.tools}>
        <label className={styles.search}>
          <IconSearch size={16} />
          <input
            type="search"
            data-board-search=""
            className={styles.input}
            aria-label={messages.search}
            placeholder={messages.searchHint}
            value={search.q}
            maxLength={40}
            onChange={(event) => onFilter({ q: event.target.value })}
          />
        </label>
        <button
          type="button"
          className={styles.league}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <span className={styles.leagueName}>{league?.name ?? messages.league}</span>
          <IconChevronDown size={16} />
        </button>
        <span className={styles.choice}>
          <Select
            label={messages.order}
            labelHidden
            options={sortChoices.map((value) => ({ value, label: messages.sort[value] }))}
            value={search.sort}
            onValueChange={(sort) => onFilter({ sort })}
          />
        </span>
        <span className={styles.choice}>
          <Select
            label={messages.listMode}
            labelHidden
            options={modes.map((value) => ({ value, label: messages.modes[value] }))}
            value={mode}
            onValueChange={onMode}
          />
        </span>
      </div>
      <LeagueDialog
        open={isChoosing}
        leagues={leagues}
        chosen={search.league}
        onClose={() => setChoosing(false)}
        onChoose={(id) => {
          onFilter({ league: id });
          setChoosing(false);
        }}
      />
    </div>
  );
}
