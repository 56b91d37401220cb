export { DataTable, type DataTableProps } from './data-table';
export { type DataColumn, type TableView, useDataTable } from './use-data-table';
