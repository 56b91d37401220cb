export { seekLead, type LeaderLocks } from './tab-leader';
