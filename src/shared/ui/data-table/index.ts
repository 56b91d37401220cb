export { DataTable, type DataTableProps, type TableDensity } from './data-table';
export type { RowCheck, RowChecks } from './row-checks';
export { TableTools, type TableToolsProps } from './table-tools';
export { type DataColumn, type TableView, useDataTable } from './use-data-table';
