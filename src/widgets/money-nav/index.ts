export { MoneyFrame } from './ui/money-frame';
