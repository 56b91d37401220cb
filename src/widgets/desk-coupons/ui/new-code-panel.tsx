import { levelName } from '@/entities/member';
import { Panel } from '@/features/desk-list';
import { Form, FormSelect, FormTextField } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { adding, form } from '../model/codes';
import * as styles from './coupon-panel.css';
import { GrantEnd } from './grant-end';
import { messages } from './messages';
import { TermsFields } from './terms-fields';

const accounts = Object.entries(messages.accounts).map(([value, label]) => ({ value, label }));
const levels = [
  { value: 'all', label: messages.allLevels },
  ...Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: levelName(at + 1),
  })),
];

/** Makes a code, for the members that it is for. */
export function NewCodePanel() {
  return (
    <Panel label={messages.addCode}>
      <section className={styles.root}>
        <Heading level={2}>{messages.addCode}</Heading>
        <Form form={form} label={messages.addCode}>
          <FormTextField
            form={form}
            name="code"
            label={messages.code}
            hint={messages.codeHint}
            autoComplete="off"
            maxLength={24}
          />
          <TermsFields form={form} />
          <div className={styles.pair}>
            <FormTextField
              form={form}
              name="closeDays"
              label={messages.closeDays}
              inputMode="numeric"
              autoComplete="off"
              trailing={messages.units.days}
            />
            <FormTextField
              form={form}
              name="most"
              label={messages.most}
              inputMode="numeric"
              autoComplete="off"
              trailing={messages.units.sheets}
            />
          </div>
          <div className={styles.pair}>
            <FormSelect form={form} name="account" label={messages.audience} options={accounts} />
            <FormSelect form={form} name="level" label={messages.audienceLevel} options={levels} />
          </div>
          <GrantEnd form={form} $isPending={adding.$isPending} label={messages.addCode} />
        </Form>
      </section>
    </Panel>
  );
}
