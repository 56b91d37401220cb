import { useUnit } from 'effector-react';
import { $isAdmin } from '@/entities/member';
import { ReasonForm } from '@/entities/staff-reason';
import { Panel, PanelNote, PanelText } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { FormTextField } from '@/shared/ui/form';
import { type BlockedAddress, blocking, form, releasing } from '../model';
import { messages } from './messages';

/** One blocked address, and letting it in again. */
export function AddressPanel({ address: { ip, reason, at } }: { address: BlockedAddress }) {
  const { isAdmin, isSending, onRelease } = useUnit({
    isAdmin: $isAdmin,
    isSending: releasing.$isPending,
    onRelease: releasing.start,
  });
  return (
    <Panel label={messages.panel} title={ip}>
      <DataList items={[{ term: messages.columns.at, value: formatDateTime(at) }]} />
      <PanelText>{reason}</PanelText>
      {isAdmin ? (
        <Button fullWidth loading={isSending} onClick={() => onRelease(ip)}>
          {messages.release}
        </Button>
      ) : (
        <PanelNote>{messages.adminOnly}</PanelNote>
      )}
    </Panel>
  );
}

/** Blocks an address, with the reason. */
export function BlockPanel() {
  return (
    <Panel label={messages.block} title={messages.block}>
      <ReasonForm form={form} sending={blocking} label={messages.block}>
        <FormTextField
          form={form}
          name="ip"
          label={messages.ip}
          hint={messages.ipHint}
          maxLength={45}
        />
      </ReasonForm>
    </Panel>
  );
}
