export { accountClosed, accountOpened } from './model';
export { AccountColumn } from './ui/account-column';
