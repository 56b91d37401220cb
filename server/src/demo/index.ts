export { demoMemberId } from './accounts.ts';
export { seedDemo } from './seed.ts';
