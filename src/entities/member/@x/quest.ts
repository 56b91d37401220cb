export { levelName } from '../lib/level';
export { $member } from '../model/member';
