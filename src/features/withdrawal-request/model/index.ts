import { sample } from 'effector';
import { requestMoved } from '@/entities/money-request';
import { siteStreamed } from '@/shared/api';
import { loadTerms, loadTetherTerms, sendTetherWithdrawal, sendWithdrawal } from '../api';
import { createWithdrawal } from './create-withdrawal';

export type { CommonTerms, WithdrawalModel } from './create-withdrawal';

export const bankWithdrawal = createWithdrawal({ load: loadTerms, send: sendWithdrawal });
export const tetherWithdrawal = createWithdrawal({
  load: loadTetherTerms,
  send: sendTetherWithdrawal,
});

const switched = sample({
  clock: siteStreamed,
  filter: ({ snapshots, deltas }) =>
    snapshots.length > 0 ||
    deltas.some(({ changes }) => changes.some(({ kind }) => kind === 'setting')),
  fn: () => undefined,
});
sample({ clock: [requestMoved, switched], target: tetherWithdrawal.terms.refresh });
