export { offerAnswers } from './lib/sample-offers';
