export { moneyWith } from './particle';
