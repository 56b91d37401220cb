export { makeMessengers } from './lib/sample-messengers';
