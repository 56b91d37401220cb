export { makeInbox, makeMessage } from './lib/sample-messages';
