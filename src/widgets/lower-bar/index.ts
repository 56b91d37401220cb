export { LowerBar } from './ui/lower-bar';
