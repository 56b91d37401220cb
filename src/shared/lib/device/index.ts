export {
  $device,
  $hasRail,
  $layout,
  deviceWatchStarted,
  layoutToggled,
  type Device,
  type Layout,
} from './model';
