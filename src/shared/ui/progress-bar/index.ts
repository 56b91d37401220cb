export {
  ProgressBar,
  type ProgressBarProps,
  SegmentBar,
  type SegmentBarProps,
} from './progress-bar';
