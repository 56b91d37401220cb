export { DEMO_ACCOUNTS, DEMO_CODES, DEMO_PASSWORD, demoMemberId } from './accounts.ts';
export { seedDemo } from './seed.ts';
