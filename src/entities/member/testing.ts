export { makeMember, memberKinds } from './lib/sample-member';
export { $session } from './model/session';
