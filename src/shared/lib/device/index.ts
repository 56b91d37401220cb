export {
  $device,
  $layout,
  deviceWatchStarted,
  layoutToggled,
  type Device,
  type Layout,
} from './model';
