import { Panel } from '@/features/desk-list';
import { Form, FormTextarea } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { form, issuing } from '../model/issue';
import * as styles from './coupon-panel.css';
import { GrantEnd } from './grant-end';
import { messages } from './messages';
import { TermsFields } from './terms-fields';

/** Gives a coupon to one member or several. */
export function IssuePanel() {
  return (
    <Panel label={messages.issue}>
      <section className={styles.root}>
        <Heading level={2}>{messages.issue}</Heading>
        <Form form={form} label={messages.issue}>
          <FormTextarea
            form={form}
            name="userIds"
            label={messages.userIds}
            hint={messages.userIdsHint}
            rows={3}
          />
          <TermsFields form={form} />
          <GrantEnd form={form} $isPending={issuing.$isPending} label={messages.issue} />
        </Form>
      </section>
    </Panel>
  );
}
