export { BoardHead } from './ui/board-head';
export { BoardRail } from './ui/board-rail';
export { MarketBoard, type MarketBoardProps } from './ui/market-board';
