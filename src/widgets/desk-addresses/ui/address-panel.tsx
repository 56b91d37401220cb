import { useUnit } from 'effector-react';
import { $isAdmin } from '@/entities/member';
import { Panel } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import type { BlockedAddress } from '../api';
import { releaseClicked, releasing } from '../model';
import * as styles from './address-panel.css';
import { messages } from './messages';

export interface AddressPanelProps {
  address: BlockedAddress;
}

/** One blocked address, and letting it in again. */
export function AddressPanel({ address: { ip, reason, at } }: AddressPanelProps) {
  const { isAdmin, isSending, onRelease } = useUnit({
    ...{ isAdmin: $isAdmin, isSending: releasing.$isPending, onRelease: releaseClicked },
  });
  return (
    <Panel label={messages.panel}>
      <section className={styles.root}>
        <Heading level={2}>{ip}</Heading>
        <DataList items={[{ term: messages.columns.at, value: formatDateTime(at) }]} />
        <p className={styles.text}>{reason}</p>
        {isAdmin ? (
          <Button fullWidth loading={isSending} onClick={() => onRelease()}>
            {messages.release}
          </Button>
        ) : (
          <p className={styles.note}>{messages.adminOnly}</p>
        )}
      </section>
    </Panel>
  );
}
