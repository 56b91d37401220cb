export { MonthGrid, type MonthGridProps, type MonthGridTexts } from './month-grid';
export { type Day, instantOf, weeksOf } from './month';
