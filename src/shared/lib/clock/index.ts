export { $minute, $now, clockStarted, clockStopped, readNowFx, serverTimeSeen } from './model';
