import { deskWords } from '@/entities/desk-request';
import { Form, FormSelect, FormTextField } from '@/shared/ui/form';
import { termNames } from '../lib/bonus-draft';
import { bonusForm } from '../model/bonus';
import { AskEnd } from './ask-end';
import { messages } from './messages';
import * as styles from './setting-block.css';

const options = Object.entries(deskWords.bonuses).map(([value, label]) => ({ value, label }));

/** Asks for other terms of one bonus, which another admin grants. */
export function BonusForm() {
  return (
    <Form form={bonusForm} label={messages.askBonus}>
      <div className={styles.quarters}>
        <FormSelect form={bonusForm} name="bonus" label={messages.chooseBonus} options={options} />
        {termNames.map((name) => (
          <FormTextField
            key={name}
            form={bonusForm}
            name={name}
            label={messages.newBonus[name]}
            hint={messages.bonusHints[name]}
            inputMode={name === 'basisPoints' ? 'decimal' : 'numeric'}
            autoComplete="off"
            trailing={messages.bonusUnits[name]}
            maxLength={12}
          />
        ))}
      </div>
      <AskEnd form={bonusForm} />
    </Form>
  );
}
