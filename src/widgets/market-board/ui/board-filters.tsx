import { useUnit } from 'effector-react';
import { useState } from 'react';
import { IconChevronDown } from '@/shared/icons';
import { Chip } from '@/shared/ui/chip';
import { SearchField } from '@/shared/ui/search-field';
import { Select } from '@/shared/ui/select';
import { sortChoices } from '../lib/board-search';
import { $leagues } from '../model/list';
import { $canShowMatches, $columns, $form, formChosen } from '../model/look';
import {
  $isFiltering,
  $kind,
  $listMode,
  $search,
  filterChanged,
  listModeChosen,
  typingRested,
} from '../model/search';
import * as styles from './board-filters.css';
import { FoundPlaces } from './found-places';
import { LeagueDialog } from './league-dialog';
import { messages } from './messages';
import { Segment } from './segment';
import { SportChips } from './sport-chips';

const modes = ['pages', 'all'] as const;
const forms = ['matches', 'markets'] as const;

/** How matches are shown, and which of them by time and market. */
function Conditions() {
  const [kind, search, form, columns, canShowMatches, onFilter, onForm] = useUnit([
    $kind,
    $search,
    $form,
    $columns,
    $canShowMatches,
    filterChanged,
    formChosen,
  ]);
  const isSoon = search.when === 'hours3';
  // A row of a match has all groups side by side.
  const markets = form === 'markets' && canShowMatches ? columns : [];
  return (
    <fieldset className={styles.chips} aria-label={messages.filters}>
      {canShowMatches && (
        <Segment
          label={messages.form}
          options={forms.map((value) => ({ value, label: messages.forms[value] }))}
          value={form}
          onValueChange={onForm}
        />
      )}
      {kind !== 'live' && (
        <Chip selected={isSoon} onClick={() => onFilter({ when: isSoon ? 'all' : 'hours3' })}>
          {messages.soon}
        </Chip>
      )}
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
  );
}

function LeagueChoice() {
  const [leagues, { league: chosen }, onFilter] = useUnit([$leagues, $search, filterChanged]);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.league}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <span className={styles.leagueName}>
          {leagues.find(({ id }) => id === chosen)?.name ?? messages.league}
        </span>
        <IconChevronDown size={16} />
      </button>
      <LeagueDialog
        open={isChoosing}
        leagues={leagues}
        chosen={chosen}
        onClose={() => setChoosing(false)}
        onChoose={(id) => {
          onFilter({ league: id });
          setChoosing(false);
        }}
      />
    </>
  );
}

/** Conditions, search and how the list is shown; folded away until they are opened. */
export function BoardFilters() {
  const { isOpen, search, mode, onFilter, onMode, onRest } = useUnit({
    isOpen: $isFiltering,
    search: $search,
    mode: $listMode,
    onFilter: filterChanged,
    onMode: listModeChosen,
    onRest: typingRested,
  });
  if (!isOpen) return null;
  return (
    <div className={styles.root}>
      <SportChips />
      <Conditions />
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            data-board-search=""
            label={messages.search}
            placeholder={messages.searchHint}
            value={search.q}
            onValueChange={(q) => onFilter({ q })}
            onRest={onRest}
          />
        </div>
        <LeagueChoice />
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
      <FoundPlaces />
    </div>
  );
}
