import { useRef, useState } from 'react';
import { IconColumns, IconCompact, IconRoomy } from '@/shared/icons';
import { Checkbox } from '../checkbox';
import { IconButton } from '../icon-button';
import { Popover } from '../popover';
import type { TableDensity } from './data-table';
import * as styles from './table-tools.css';
import type { DataColumn } from './use-data-table';

export interface TableToolsProps {
  density: TableDensity;
  onDensity: (density: TableDensity) => void;
  /** Every column, those that are not shown included. */
  columns: readonly Pick<DataColumn<never>, 'id' | 'header'>[];
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  onColumn: (id: string, isShown: boolean) => void;
  /** What the tools are called. */
  labels: Record<TableDensity | 'density' | 'columns', string>;
}

const densities = [
  { density: 'roomy', Icon: IconRoomy },
  { density: 'compact', Icon: IconCompact },
] as const;

/** How high the rows of a table are, and which of its columns are shown; the last one stays. */
export function TableTools({
  density,
  onDensity,
  columns,
  hidden,
  onColumn,
  labels,
}: TableToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  return (
    <div ref={anchor} className={styles.root}>
      <fieldset className={styles.group} aria-label={labels.density}>
        {densities.map(({ density: one, Icon }) => (
          <IconButton
            key={one}
            size="sm"
            label={labels[one]}
            pressed={one === density}
            filled={one === density}
            onClick={() => onDensity(one)}
          >
            <Icon size={16} />
          </IconButton>
        ))}
      </fieldset>
      <IconButton
        size="sm"
        label={labels.columns}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconColumns size={16} />
      </IconButton>
      <Popover open={isOpen} onClose={() => setOpen(false)} anchor={anchor} label={labels.columns}>
        <div className={styles.columns}>
          {columns.map(({ id, header }) => (
            <Checkbox
              key={id}
              checked={!hidden.includes(id)}
              disabled={shown.length === 1 && shown[0]?.id === id}
              onCheckedChange={(isShown) => onColumn(id, isShown)}
            >
              {header}
            </Checkbox>
          ))}
        </div>
      </Popover>
    </div>
  );
}
