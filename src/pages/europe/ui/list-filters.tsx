import { useUnit } from 'effector-react';
import { rowColumns } from '@/entities/game';
import { $layout } from '@/shared/lib/device';
import { Chip } from '@/shared/ui/chip';
import { $window, $windows, windowChosen } from '../model/list';
import { $column, columnChosen } from '../model/look';
import * as styles from './list-filters.css';
import { messages } from './messages';

/** Which group of prices the cards show. */
function Columns() {
  const [column, onColumn] = useUnit([$column, columnChosen]);
  return (
    <fieldset className={styles.chips} aria-label={messages.columns}>
      {rowColumns.map((one) => (
        <Chip key={one} selected={one === column} onClick={() => onColumn(one)}>
          {messages.column[one]}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Narrows the list to what begins soon; on phones also chooses the prices of the cards. */
export function ListFilters() {
  const [layout, chosen, windows, onWindow] = useUnit([$layout, $window, $windows, windowChosen]);
  return (
    <div className={styles.root}>
      <fieldset className={styles.chips} aria-label={messages.windows}>
        {windows.map(({ window, count }) => (
          <Chip
            key={window}
            count={window === 'all' ? undefined : count}
            selected={window === chosen}
            onClick={() => onWindow(window)}
          >
            {messages.window[window]}
          </Chip>
        ))}
      </fieldset>
      {layout === 'mobile' && <Columns />}
    </div>
  );
}
