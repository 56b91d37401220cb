import { useUnit } from 'effector-react';
import { IconSearch } from '@/shared/icons';
import { boardName } from '@/entities/market-dictionary';
import { Heading } from '@/shared/ui/heading';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { conditionCount } from '../lib/board-search';
import { searchOpened } from '../model/focus';
import { $column, $columns, $form, $isCovered, $look, columnChosen } from '../model/look';
import { $isFiltering, $kind, $search, filteringSwitched } from '../model/search';
import { BoardDays } from './board-days';
import { BoardFilters } from './board-filters';
import * as styles from './board-head.css';
import { BoardTabs } from './board-tabs';
import { messages } from './messages';
import { Segment } from './segment';
import { StarredChip } from './starred-chip';

/** Which group of prices the cards of matches show. */
function ColumnChoice() {
  const [columns, column, onColumn] = useUnit([$columns, $column, columnChosen]);
  return (
    <div className={styles.segment}>
      <Segment
        label={messages.columns}
        options={[...columns, 'all' as const].map((value) => ({
          value,
          label: messages.market[value],
        }))}
        value={column}
        onValueChange={onColumn}
      />
    </div>
  );
}

function ConditionsToggle() {
  const [search, form, isFiltering, onFiltering, onOpen] = useUnit([
    $search,
    $form,
    $isFiltering,
    filteringSwitched,
    searchOpened,
  ]);
  const set = conditionCount(search, form);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isFiltering}
      onClick={() => (isFiltering ? onFiltering(false) : onOpen())}
    >
      <IconSearch size={18} />
      <VisuallyHidden>{messages.conditions}</VisuallyHidden>
      {set > 0 && (
        <span className={styles.set}>
          <span aria-hidden="true">{set}</span>
          <VisuallyHidden>{messages.conditionsSet(set)}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

/** What the board is and shows: its name, or the boards as tabs; days, groups of prices, conditions. Stays visible on phones. */
export function BoardHead() {
  const [kind, form, look, isCovered] = useUnit([$kind, $form, $look, $isCovered]);
  const hasDays = kind !== 'live';
  const hasColumnChoice = look === 'card' && form === 'matches';
  return (
    <div className={styles.root} inert={isCovered}>
      <Heading level={1} className={styles.title({ hasDays })}>
        {boardName(kind)}
      </Heading>
      <div className={styles.tabs}>
        <BoardTabs />
      </div>
      {hasColumnChoice && <ColumnChoice />}
      {hasDays && <BoardDays />}
      <StarredChip />
      <div className={styles.tools}>
        <ConditionsToggle />
      </div>
      <BoardFilters />
    </div>
  );
}
