import { useUnit } from 'effector-react';
import { deskWords } from '@/entities/desk-request';
import { Form, FormSelect, FormTextField } from '@/shared/ui/form';
import { limitNamesOf } from '../lib/limit-draft';
import { limitForm } from '../model/limits';
import { AskEnd } from './ask-end';
import { messages } from './messages';
import * as styles from './setting-block.css';

const options = Object.entries(deskWords.limitGroups).map(([value, label]) => ({ value, label }));

/** Asks for other limits of one group, which another admin grants. */
export function LimitForm() {
  const values = useUnit(limitForm.$values);
  return (
    <Form form={limitForm} label={messages.askLimits}>
      <div className={styles.limits}>
        <FormSelect form={limitForm} name="group" label={messages.chooseGroup} options={options} />
        {limitNamesOf(values.group).map((name) => (
          <FormTextField
            key={name}
            form={limitForm}
            name={name}
            label={messages.newLimit[name]}
            hint={messages.limitHints[name]}
            inputMode="numeric"
            autoComplete="off"
            trailing={messages.limitUnits[name]}
            maxLength={14}
          />
        ))}
      </div>
      <AskEnd form={limitForm} />
    </Form>
  );
}
