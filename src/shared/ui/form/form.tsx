import { useUnit } from 'effector-react';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Form as FormModel, FormValues } from '@/shared/lib/form';
import { Stack, type StackProps } from '../stack';
import { AfterPress, useHeldPress } from './after-press';
import { isOwnSubmit } from './submit-to';

export interface FormProps<Values extends FormValues> {
  /** The model that holds the values. */
  form: FormModel<Values>;
  /** Names the form for assistive technology. */
  label: string;
  /** Distance between its parts. */
  gap?: StackProps['gap'];
  /** Fields and a button of type `submit`; Enter in a field presses it. */
  children: ReactNode;
}

/** After a refused submit the focus goes to the first field that is wrong. */
export function Form<Values extends FormValues>({
  form,
  label,
  gap = '4',
  children,
}: FormProps<Values>) {
  const { focus, onSubmit } = useUnit({ focus: form.$focus, onSubmit: form.submitted });
  const hold = useHeldPress();
  const element = useRef<HTMLFormElement>(null);
  const followed = useRef<typeof focus>(null);

  useLayoutEffect(() => {
    if (focus === null || focus === followed.current) return;
    followed.current = focus;
    const control = element.current?.elements.namedItem(focus.name);
    if (control instanceof HTMLElement) control.focus();
  }, [focus]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isOwnSubmit(event)) onSubmit();
  }
  return (
    <form ref={element} aria-label={label} noValidate onSubmit={submit}>
      <AfterPress value={hold}>
        <Stack gap={gap}>{children}</Stack>
      </AfterPress>
    </form>
  );
}
