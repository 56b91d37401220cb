import { useUnit } from 'effector-react';
import { $isLoggedIn } from '@/entities/member';
import { sportName } from '@/entities/market-dictionary';
import { Chip } from '@/shared/ui/chip';
import { SearchField } from '@/shared/ui/search-field';
import { Select } from '@/shared/ui/select';
import {
  $leagueCounts,
  $onFixtures,
  $search,
  $text,
  filterChanged,
  results,
  textTyped,
} from '../model';
import { messages } from './messages';
import { ResultDays } from './result-days';
import * as styles from './result-filters.css';

/** On phones, in the place of the list beside the results. */
function Leagues() {
  const [{ league }, leagues, onChange] = useUnit([$search, $leagueCounts, filterChanged]);
  return (
    <div className={styles.leagues}>
      <Select
        label={messages.league}
        labelHidden
        value={leagues.some((one) => one.league.id === league) ? league : 'all'}
        options={[
          { value: 'all', label: messages.allLeagues },
          ...leagues.map(({ league: { id, name }, count }) => ({
            value: id,
            label: `${name} ${count}`,
          })),
        ]}
        disabled={leagues.length === 0}
        onValueChange={(value) => onChange({ league: value === 'all' ? '' : value })}
      />
    </div>
  );
}

/** Narrows the results to the matches that the member has bet on. */
function Mine() {
  const [isLoggedIn, { show }, own, onChange] = useUnit([
    ...([$isLoggedIn, $search, $onFixtures, filterChanged] as const),
  ]);
  if (!isLoggedIn) return null;
  const isOn = show === 'mine';
  return (
    <Chip
      selected={isOn}
      count={own.size}
      onClick={() => onChange({ show: isOn ? 'all' : 'mine' })}
    >
      {messages.mine}
    </Chip>
  );
}

function Sports() {
  const [{ sport: chosen }, data, onChange] = useUnit([$search, results.$data, filterChanged]);
  const counts = data?.counts ?? [];
  const all = counts.reduce((sum, { fixtures }) => sum + fixtures, 0);
  return (
    <fieldset className={styles.sports} aria-label={messages.sports}>
      <Chip
        count={all}
        selected={chosen === undefined}
        onClick={() => onChange({ sport: undefined, league: '' })}
      >
        {messages.allSports}
      </Chip>
      {counts.map(({ sport, fixtures }) => (
        <Chip
          key={sport}
          count={fixtures}
          selected={sport === chosen}
          onClick={() => onChange({ sport, league: '' })}
        >
          {sportName(sport)}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Which day, sport, league and teams are shown; each choice but what is typed becomes part of the address. */
export function ResultFilters() {
  const [text, onType] = useUnit([$text, textTyped]);
  return (
    <div className={styles.root}>
      <ResultDays />
      <div className={styles.row}>
        <Sports />
        <div className={styles.tools}>
          <Mine />
          <div className={styles.search}>
            <SearchField
              label={messages.search}
              placeholder={messages.searchHint}
              value={text}
              onValueChange={onType}
            />
          </div>
          <Leagues />
        </div>
      </div>
    </div>
  );
}
