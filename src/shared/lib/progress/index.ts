export { $isProgressShown, progressDurationMs, workFinished, workStarted } from './model';
