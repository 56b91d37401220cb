import { loadTerms, loadTetherTerms, sendTetherWithdrawal, sendWithdrawal } from '../api';
import { createWithdrawal } from './create-withdrawal';

export type { CommonTerms, WithdrawalModel } from './create-withdrawal';

export const bankWithdrawal = createWithdrawal({ load: loadTerms, send: sendWithdrawal });
export const tetherWithdrawal = createWithdrawal({
  load: loadTetherTerms,
  send: sendTetherWithdrawal,
});
