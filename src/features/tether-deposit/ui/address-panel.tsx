import { useUnit } from 'effector-react';
import { IconCopy, IconDownload } from '@/shared/icons';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { QrCode } from '@/shared/ui/qr-code';
import type { TetherPayment } from '../lib/payment';
import { isSecureUrl } from '../lib/secure-url';
import { $origin } from '../model/deposit';
import { copyingAddress, saveQrFx } from '../model/payment';
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
  const { origin, onCopy, onSave, isSaving } = useUnit({
    origin: $origin,
    onCopy: copyingAddress.requested,
    onSave: saveQrFx,
    isSaving: saveQrFx.pending,
  });
  const { address, url } = payment;
  return (
    <div className={styles.root}>
      <div className={styles.code}>
        <div className={styles.tile}>
          <QrCode text={address} label={messages.qr} />
        </div>
        <Button size="sm" variant="secondary" loading={isSaving} onClick={() => onSave(address)}>
          <IconDownload size={16} />
          {messages.saveQr}
        </Button>
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
          {isSecureUrl(url, origin) && (
            <LinkButton
              href={url}
              target="_blank"
              rel="noreferrer"
              variant="secondary"
              title={messages.payHint}
            >
              {messages.pay}
            </LinkButton>
          )}
        </div>
      </div>
      <div className={styles.warning}>
        <Banner tone="warn">{messages.wrongNetwork}</Banner>
      </div>
    </div>
  );
}
