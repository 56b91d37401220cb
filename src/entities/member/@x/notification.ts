export { $isStaff, $member, memberArrived } from '../model/member';
export { sessionLost } from '../model/session';
