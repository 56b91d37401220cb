import { useUnit } from 'effector-react';
import { ReasonForm } from '@/entities/staff-reason';
import { ForAdmins, Panel, PanelText } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { FormTextField } from '@/shared/ui/form';
import { type BlockedAddress, blocking, form, releasing } from '../model';
import { messages } from './messages';

/** One blocked address, and letting it in again. */
export function AddressPanel({ address: { ip, reason, at } }: { address: BlockedAddress }) {
  const [isSending, onRelease] = useUnit([releasing.$isPending, releasing.start]);
  return (
    <Panel label={messages.panel} title={ip}>
      <DataList items={[{ term: messages.columns.at, value: formatDateTime(at) }]} />
      <PanelText>{reason}</PanelText>
      <ForAdmins note={messages.adminOnly}>
        <Button fullWidth loading={isSending} onClick={() => onRelease(ip)}>
          {messages.release}
        </Button>
      </ForAdmins>
    </Panel>
  );
}

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
