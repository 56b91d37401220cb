export { $isAbsent, $placement } from './model/placement';
