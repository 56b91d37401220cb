export { Strip, StripItem } from './strip';
