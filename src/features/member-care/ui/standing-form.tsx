import { levelName } from '@/entities/member';
import { ReasonForm } from '@/entities/staff-reason';
import { FormSelect, FormTextField } from '@/shared/ui/form';
import { caring } from '../model/caring';
import { form } from '../model/standing';
import * as styles from './care-panel.css';
import { messages } from './messages';

const levels = Array.from({ length: 12 }, (_none, at) => ({
  value: String(at + 1),
  label: messages.levelName(levelName(at + 1)),
}));

/** Places a member: level and tendency. */
export function StandingForm() {
  return (
    <ReasonForm
      form={form}
      sending={caring}
      label={messages.tools.standing}
      submit={messages.standingSubmit}
      tone="primary"
    >
      <div className={styles.pair}>
        <FormSelect form={form} name="level" label={messages.level} options={levels} />
        <FormTextField
          form={form}
          name="tendency"
          label={messages.tendency}
          hint={messages.tendencyHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
        />
      </div>
    </ReasonForm>
  );
}
