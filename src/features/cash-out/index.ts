export { betShown } from './model';
export { CashOutPanel } from './ui/cash-out-panel';
