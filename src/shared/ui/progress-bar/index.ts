export {
  type ProgressBarProps,
  SegmentBar,
  type SegmentBarProps,
} from './progress-bar';
