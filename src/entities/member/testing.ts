export { makeMember, memberKinds } from './lib/sample-member';
export { makeProfile } from './lib/sample-profile';
export { $session } from './model/session';
