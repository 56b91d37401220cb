import { modeOf } from '../lib/mode';
import { $slip } from './slip';

/** Under which rules and limits the slip is made. */
export const $mode = $slip.map(modeOf);
