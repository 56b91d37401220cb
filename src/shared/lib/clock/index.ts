export {
  $now,
  $serverOffset,
  clockStarted,
  clockStopped,
  readNowFx,
  serverTimeSeen,
} from './model';
