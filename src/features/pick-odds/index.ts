export { cellPressed } from './model';
export { PickCell } from './ui/pick-cell';
