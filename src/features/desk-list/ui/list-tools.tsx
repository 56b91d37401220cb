import { type DataColumn, TableTools } from '@/shared/ui/data-table';
import { useListLook, useLookChanges } from '../lib/list-look';
import { messages } from './messages';

export interface ListToolsProps {
  /** Name of the list, under which its look is kept. */
  look: string;
  columns: readonly Pick<DataColumn<never>, 'id' | 'header'>[];
}

/** How high the rows of a list are, and which of its columns are shown; this browser keeps it. */
export function ListTools({ look, columns }: ListToolsProps) {
  const { density, hidden } = useListLook(look);
  return (
    <TableTools
      {...useLookChanges(look)}
      density={density}
      columns={columns}
      hidden={hidden}
      labels={messages.tools}
    />
  );
}
