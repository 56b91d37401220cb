import type { MatchOutcome } from '#rules/standings.ts';
import * as styles from './form-marks.css';
import { messages } from './messages';

export interface FormMarksProps {
  /** The latest at the end. */
  form: readonly MatchOutcome[];
}

/** The last matches of a team in one word each. */
export function FormMarks({ form }: FormMarksProps) {
  return (
    <span className={styles.root} role="img" aria-label={messages.form(form) || messages.none}>
      {form.map((outcome, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <span key={at} className={styles.mark({ outcome })}>
          {messages.outcomes[outcome]}
        </span>
      ))}
    </span>
  );
}
