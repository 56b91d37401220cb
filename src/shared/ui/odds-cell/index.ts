export { OddsCell, type OddsCellProps } from './odds-cell';
export type { OddsAlign, OddsLayout, OddsMove, OddsStatus, OddsTone } from './variants';
export type { OddsFace } from './write-face';
