export { MonthGrid, type MonthGridProps, type MonthGridTexts } from './month-grid';
