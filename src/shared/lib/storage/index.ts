export { persistStore, type PersistOptions } from './persist-store';
