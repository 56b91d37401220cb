export { OddsCell, type OddsCellProps } from './odds-cell';
export {
  type OddsAlign,
  oddsAligns,
  type OddsLayout,
  oddsLayouts,
  type OddsMove,
  type OddsStatus,
  type OddsTone,
  oddsTones,
} from './variants';
export type { OddsFace } from './write-face';
