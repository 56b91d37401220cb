import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import type { TetherWithdrawalTerms } from '../api';
import { walletOpened } from '../model/wallet';
import { messages } from './messages';
import * as styles from './wallet-card.css';
import { WalletDialog } from './wallet-dialog';

export interface WalletCardProps {
  terms: TetherWithdrawalTerms;
}

/** The wallet that a withdrawal goes to, with the way to register another. */
export function WalletCard({ terms }: WalletCardProps) {
  const onOpen = useUnit(walletOpened);
  const { address } = terms;
  return (
    <div className={styles.root}>
      <p className={styles.words}>
        {messages.wallet}{' '}
        {address === null ? messages.walletNone : <b className={styles.address}>{address}</b>}
      </p>
      <Button
        size="sm"
        variant={address === null ? 'primary' : 'secondary'}
        disabled={terms.triesLeft === 0}
        onClick={() => onOpen()}
      >
        {address === null ? messages.walletAdd : messages.walletChange}
      </Button>
      <WalletDialog currency={terms.currency} />
    </div>
  );
}
