import { type ReactNode, useId } from 'react';
import * as styles from './radio-group.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Further words at the end of the line. */
  note?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  /** Question the group answers. */
  label: string;
  /** The choices, one of which holds. */
  options: readonly RadioOption<Value>[];
  /** The chosen value; `null` before the first choice. */
  value: Value | null;
  /** The new choice. */
  onValueChange: (value: Value) => void;
  /** Lines on the page, or framed cards. */
  look?: 'plain' | 'card';
  /** Name in a form; made up when left out. */
  name?: string;
}

/** One of a few choices, all visible; arrows move between them. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  look = 'plain',
  name,
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.root}>
        {options.map((option) => (
          <label key={option.value} className={styles.option({ look })} data-look={look}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            <span className={styles.label}>{option.label}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
