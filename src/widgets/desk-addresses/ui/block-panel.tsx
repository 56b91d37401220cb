import { useUnit } from 'effector-react';
import { ReasonField } from '@/entities/staff-reason';
import { Panel } from '@/features/desk-list';
import { Button } from '@/shared/ui/button';
import { Form, FormTextField } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { blocking, form } from '../model';
import * as styles from './address-panel.css';
import { messages } from './messages';

/** Blocks an address, with the reason. */
export function BlockPanel() {
  const isSending = useUnit(blocking.$isPending);
  return (
    <Panel label={messages.add}>
      <section className={styles.root}>
        <Heading level={2}>{messages.add}</Heading>
        <Form form={form} label={messages.add}>
          <FormTextField
            form={form}
            name="ip"
            label={messages.ip}
            hint={messages.ipHint}
            maxLength={45}
          />
          <ReasonField form={form} />
          <Button type="submit" variant="danger" fullWidth loading={isSending}>
            {messages.block}
          </Button>
        </Form>
      </section>
    </Panel>
  );
}
