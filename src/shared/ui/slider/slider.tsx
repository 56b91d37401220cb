import * as styles from './slider.css';

export interface SliderProps {
  /** What is chosen. */
  label: string;
  /** A whole number between `min` and `max`. */
  value: number;
  min: number;
  max: number;
  /** The value in words, visible and for assistive technology. */
  text: string;
  /** The new value at each move. */
  onValueChange: (value: number) => void;
  /** Not available. */
  disabled?: boolean;
}

/** A whole number chosen along a line, by pointer or by arrow keys. */
export function Slider({ label, value, min, max, text, onValueChange, disabled }: SliderProps) {
  return (
    <div className={styles.root}>
      <input
        type="range"
        className={styles.input}
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      />
      <output className={styles.value} aria-hidden>
        {text}
      </output>
    </div>
  );
}
