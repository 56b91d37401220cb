import type { ReactNode } from 'react';
import type { TetherWithdrawalTerms } from '../api';
import { tetherWithdrawal } from '../model';
import { TetherArrival } from './tether-arrival';
import { WalletCard } from './wallet-card';
import { WithdrawalForm } from './withdrawal-form';

export interface TetherFormProps {
  terms: TetherWithdrawalTerms;
  /** What is said first. */
  notice?: ReactNode;
}

/** Asks for a withdrawal in tether; without a wallet there is nowhere to send it to. */
export function TetherForm({ terms, notice }: TetherFormProps) {
  return (
    <WithdrawalForm
      terms={terms}
      model={tetherWithdrawal}
      to={<WalletCard terms={terms} />}
      arrives={<TetherArrival terms={terms} />}
      disabled={terms.address === null}
      notice={notice}
    />
  );
}
