export { NextLevel } from './ui/next-level';
