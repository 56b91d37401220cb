export { $now, clockStarted, clockStopped, readNowFx, serverTimeSeen } from './model';
