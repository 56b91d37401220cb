import { useUnit } from 'effector-react';
import { useState } from 'react';
import { IconChevronDown } from '@/shared/icons';
import { Chip } from '@/shared/ui/chip';
import { SearchField } from '@/shared/ui/search-field';
import { Select } from '@/shared/ui/select';
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
} from '../model/page';
import { sortChoices } from '../search';
import * as styles from './board-filters.css';
import { FoundPlaces } from './found-places';
import { LeagueDialog } from './league-dialog';
import { messages } from './messages';
import { Segment } from './segment';
import { SportChips } from './sport-chips';

const modes = ['pages', 'all'] as const;
const forms = ['matches', 'markets'] as const;

/** Conditions, search and how the list is shown; folded away until they are opened. */
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
  const [form, columns, canShowMatches, onForm, onRest] = useUnit([
    $form,
    $columns,
    $canShowMatches,
    formChosen,
    typingRested,
  ]);
  const [isChoosing, setChoosing] = useState(false);
  if (!isOpen) return null;
  const league = leagues.find(({ id }) => id === search.league);
  const isSoon = search.when === 'hours3';
  // A row of a match has all groups side by side.
  const markets = form === 'markets' && canShowMatches ? columns : [];
  return (
    <div className={styles.root}>
      <SportChips />
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
      <FoundPlaces />
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
