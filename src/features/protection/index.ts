import './events';

export {
  check,
  type LimitChange,
  type LimitName,
  type OwnLimit,
  type Protection,
  protection,
} from './api';
export { breakDialog, exclusionDialog } from './dialogs';
export {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  limitChange,
  PERIOD_MINUTES,
  RAISE_WAIT_MS,
} from './lib/rules';
export { holdFinished, takingBreak } from './model/stop';
export { HoldButton } from './ui/hold-button';
export { RealityCheck } from './ui/reality-check';
export { SessionBar } from './ui/session-bar';
