import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { IconConceal, IconReveal } from '@/shared/icons';
import { Field, type FieldFrameProps } from '../field';
import * as frame from '../field/field.css';
import { IconButton } from '../icon-button';
import { firstFocus } from '../layer';
import type { TextFieldType } from './variants';

type Passed = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'placeholder'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'readOnly'
  | 'disabled'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
>;

export interface TextFieldProps extends FieldFrameProps, Passed {
  /** Kind of text; `password` gets a reveal button when `revealLabels` is given. */
  type?: TextFieldType;
  /** The new text at each key. */
  onValueChange?: (value: string) => void;
  /** Names of the button that shows and hides a password. */
  revealLabels?: { show: string; hide: string };
  /** Shown inside the frame before the text. */
  leading?: ReactNode;
  /** Shown inside the frame after the text: a unit, a button, a clock. */
  trailing?: ReactNode;
  /** The input itself, to move focus to the first error. */
  ref?: Ref<HTMLInputElement>;
}

/** Works controlled (`value`) and uncontrolled (`defaultValue` or neither). */
export function TextField({
  label,
  hint,
  error,
  required,
  type = 'text',
  onValueChange,
  revealLabels,
  leading,
  trailing,
  disabled,
  autoFocus,
  ...input
}: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const canReveal = type === 'password' && revealLabels;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div
          className={frame.box()}
          data-invalid={Boolean(error)}
          data-disabled={Boolean(disabled)}
        >
          {leading}
          <input
            {...input}
            {...control}
            {...firstFocus(autoFocus)}
            type={canReveal && revealed ? 'text' : type}
            disabled={disabled}
            className={frame.input}
            onChange={(event) => onValueChange?.(event.target.value)}
          />
          {trailing}
          {canReveal && (
            <IconButton
              size="sm"
              label={revealed ? revealLabels.hide : revealLabels.show}
              onClick={() => setRevealed((shown) => !shown)}
            >
              {revealed ? <IconConceal size={18} /> : <IconReveal size={18} />}
            </IconButton>
          )}
        </div>
      )}
    </Field>
  );
}
