import { useUnit } from 'effector-react';
import { Card } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { Heading } from '@/shared/ui/heading';
import { $preference, setting } from '../model/preference';
import * as styles from './member-page.css';
import { messages } from './messages';

const names = ['receivesNews', 'isInHallOfFame'] as const;

/** Which messages come, and whether the hall of fame names the member; each choice is sent at once. */
export function PreferenceCard() {
  const { preference, onSet } = useUnit({ preference: $preference, onSet: setting.start });
  if (preference === null) return null;
  return (
    <Card>
      <div className={styles.section}>
        <Heading level={2}>{messages.preference}</Heading>
        {names.map((name) => (
          <div key={name}>
            <Checkbox
              name={name}
              checked={preference[name]}
              aria-describedby={`preference-${name}`}
              onCheckedChange={(isChosen) => onSet({ ...preference, [name]: isChosen })}
            >
              {messages.preferences[name]}
            </Checkbox>
            <p id={`preference-${name}`} className={styles.note}>
              {messages.preferenceNotes[name]}
            </p>
          </div>
        ))}
      </div>
    </Card>
  );
}
