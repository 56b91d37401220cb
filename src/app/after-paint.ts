// What no page needs for its first paint: the lines of forced colours, and what Back closes, which opens by a press.
import '@/shared/theme/forced-colors';

export { backHandler } from './model/back';
