export { demoMemberId } from './accounts.ts';
export { beginSite, StartRefused } from './first-admin.ts';
export { seedDemo } from './seed.ts';
