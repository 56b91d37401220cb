import {
  type ChangeEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Field, type FieldFrameProps } from '../field';
import * as frame from '../field/field.css';
import { FieldError } from '../field-error';
import { firstFocus } from '../layer';
import { caretPlace, groupDigits, parseAmount } from './group-digits';
import * as styles from './number-field.css';

export interface NumberFieldProps extends FieldFrameProps {
  /** Whole amount; `null` is an empty field. */
  value: number | null;
  /** The new amount at each key. */
  onValueChange: (value: number | null) => void;
  /** Where the label is: above the frame, or inside it at the start. */
  labelPlace?: 'above' | 'inside';
  /** Height and size of the figures. */
  size?: 'md' | 'lg';
  /** Short word inside the frame at the start, such as the unit. */
  leading?: ReactNode;
  /** Short word inside the frame at the end. */
  trailing?: ReactNode;
  /** Shown while empty. */
  placeholder?: string;
  /** Longest number of digits that is taken, at most 15. */
  maxDigits?: number;
  /** Name in a form, which finds the field by it. */
  name?: string;
  /** Not available. */
  disabled?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** Said while a typed fraction is being left out. */
  fractionHint?: string;
  /** Focus left the field. */
  onBlur?: () => void;
  /** The visible input. */
  ref?: Ref<HTMLInputElement>;
}

/** Money as whole numbers, grouped while being typed, with the caret kept between the same digits. */
export function NumberField({ fractionHint, ...props }: NumberFieldProps) {
  const { label, error, required, labelPlace = 'above' } = props;
  // A typed point stays visible and takes what follows it: 12.5 must never become 125.
  const [hasPoint, setHasPoint] = useState(false);
  const hint = (hasPoint && fractionHint) || props.hint;
  const point = { hasPoint, onPoint: setHasPoint };
  if (labelPlace === 'inside') return <InsideLabel {...props} {...point} hint={hint} />;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <Amount {...props} {...point} control={control} />}
    </Field>
  );
}

function InsideLabel(props: NumberFieldProps & Point) {
  return (
    <div className={frame.root}>
      <Amount
        {...props}
        leading={<span aria-hidden="true">{props.label}</span>}
        control={{ 'aria-label': props.label, 'aria-invalid': Boolean(props.error) || undefined }}
      />
      <FieldError>{props.error}</FieldError>
      {!props.error && props.hint && (
        <p className={frame.hint} role="status">
          {props.hint}
        </p>
      )}
    </div>
  );
}

interface Point {
  hasPoint: boolean;
  onPoint: (hasPoint: boolean) => void;
}

interface AmountProps extends NumberFieldProps, Point {
  control: {
    id?: string;
    'aria-label'?: string;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
  };
}

function Amount({
  value,
  onValueChange,
  size = 'md',
  leading,
  trailing,
  maxDigits,
  name,
  control,
  hasPoint,
  onPoint,
  ref,
  ...rest
}: AmountProps) {
  const caret = useRef<{ input: HTMLInputElement; digitsAfter: number } | null>(null);
  // What is refused leaves the value as it is; the caret has to be put back all the same.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const text = `${groupDigits(value)}${hasPoint ? '.' : ''}`;

  useLayoutEffect(() => {
    if (caret.current === null) return;
    const { input, digitsAfter } = caret.current;
    const place = caretPlace(input.value, digitsAfter);
    input.setSelectionRange(place, place);
    caret.current = null;
  });

  function take(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const after = input.value.slice(input.selectionStart ?? input.value.length);
    caret.current = { input, digitsAfter: after.normalize('NFKC').replace(/\D/g, '').length };
    const typed = parseAmount(input.value, maxDigits);
    if (typed === null) return redraw();
    onPoint(typed.hasPoint);
    onValueChange(typed.amount);
  }

  return (
    <div
      className={frame.box({ size })}
      data-invalid={Boolean(rest.error)}
      data-disabled={Boolean(rest.disabled)}
    >
      {leading && <span className={styles.affix}>{leading}</span>}
      <input
        {...control}
        ref={ref}
        type="text"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        className={styles.input({ size })}
        value={text}
        placeholder={rest.placeholder}
        disabled={rest.disabled}
        {...firstFocus(rest.autoFocus)}
        onChange={take}
        onBlur={() => {
          onPoint(false);
          rest.onBlur?.();
        }}
      />
      {trailing && <span className={styles.affix}>{trailing}</span>}
    </div>
  );
}
