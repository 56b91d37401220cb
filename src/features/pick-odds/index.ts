export { PickCell } from './ui/pick-cell';
