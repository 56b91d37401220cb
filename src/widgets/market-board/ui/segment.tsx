import * as styles from './segment.css';

export interface SegmentProps<Value extends string> {
  /** What is chosen between. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A few choices side by side, one of which holds. */
export function Segment<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: SegmentProps<Value>) {
  return (
    <fieldset className={styles.root} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
