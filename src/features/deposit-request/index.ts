export { deposit } from './model';
export { DepositForm } from './ui/deposit-form';
