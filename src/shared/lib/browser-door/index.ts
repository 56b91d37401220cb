export {
  followStorage,
  type Lasts,
  type Locks,
  openChannel,
  openLocks,
  storageOf,
} from './browser-door';
