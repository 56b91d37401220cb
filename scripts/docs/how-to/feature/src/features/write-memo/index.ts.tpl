export { memoSaved } from './model';
export { WriteMemo } from './ui/write-memo';
