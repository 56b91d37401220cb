export { focusVisibly } from './grid-moves';
export { type OddsGridOptions, useOddsGrid } from './use-odds-grid';
