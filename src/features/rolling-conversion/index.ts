export { rollingClosed, rollingOpened } from './model';
export { RollingView } from './ui/rolling-view';
