import { useUnit } from 'effector-react';
import { IconCopy } from '@/shared/icons';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { QrCode } from '@/shared/ui/qr-code';
import type { TetherPayment } from '../lib/payment';
import { $servedId, copyingAddress, demoClicked, sendingDemo } from '../model';
import * as styles from './address-panel.css';
import { messages } from './messages';

export interface AddressPanelProps {
  payment: TetherPayment;
}

/** Characters at either end by which people compare an address. */
const ends = 7;

function Address({ text }: { text: string }) {
  return (
    <p className={styles.address}>
      <b>{text.slice(0, ends)}</b>
      {text.slice(ends, -ends)}
      <b>{text.slice(-ends)}</b>
    </p>
  );
}

/** Where the coins are sent to, as letters and for a camera. */
export function AddressPanel({ payment }: AddressPanelProps) {
  const { isSending, servedId, onCopy, onDemo } = useUnit({
    isSending: sendingDemo.$isPending,
    servedId: $servedId,
    onCopy: copyingAddress.requested,
    onDemo: demoClicked,
  });
  const { address } = payment;
  return (
    <div className={styles.root}>
      <div className={styles.tile}>
        <QrCode text={address} label={messages.qr} />
      </div>
      <div className={styles.words}>
        <p className={styles.head}>
          <span>{messages.addressOf}</span>
          <Badge>{messages.demoChain}</Badge>
        </p>
        <Address text={address} />
        <div className={styles.actions}>
          <Button onClick={() => onCopy(address)}>
            <IconCopy size={16} />
            {messages.copyAddress}
          </Button>
          <Button
            variant="secondary"
            loading={isSending}
            aria-disabled={servedId === payment.id || undefined}
            onClick={() => servedId !== payment.id && onDemo(payment)}
          >
            {messages.demo}
          </Button>
        </div>
      </div>
      <div className={styles.warning}>
        <Banner tone="warn">{messages.wrongNetwork}</Banner>
      </div>
    </div>
  );
}
