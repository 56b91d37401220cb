import { createEvent, createStore, sample, type Store } from 'effector';
import { and, not } from 'patronum';
import { createChecks } from './create-checks';
import { createErrors } from './create-errors';
import { firstError } from './validate';
import type {
  FieldChange,
  FieldErrors,
  FieldName,
  Form,
  FormOptions,
  FormValues,
  ServerError,
} from './types';

/** Call it at module level. Nothing typed is lost before `reset`. */
export function createForm<Values extends FormValues>({
  initial,
  schema,
  normalize = {},
  checks,
  validatesOnBlur = true,
  isBusy: $isBusy = createStore(false) as Store<boolean>,
}: FormOptions<Values>): Form<Values> {
  type Name = FieldName<Values>;
  const names = Object.keys(initial) as Name[];

  const changed = createEvent<FieldChange<Values>>();
  const filled = createEvent<Partial<Values>>();
  const blurred = createEvent<Name>();
  const submitted = createEvent();
  const reset = createEvent();
  const errorsUpdated = createEvent<FieldErrors<Values>>();
  const refused = createEvent<Name>();
  const accepted = createEvent<Values>();

  const $values = createStore<Values>(initial);
  const $touched = createStore<readonly string[]>([]);
  const $serverErrors = createStore<Partial<Record<string, ServerError>>>({});
  const $focus = createStore<{ name: string } | null>(null);

  const { $broken, $errors, $firstError, $isValid } = createErrors<Values>(schema, {
    names,
    $values,
    $touched,
    $serverErrors,
  });

  function normalized(name: Name, value: Values[Name]): Values[Name] {
    return normalize[name]?.(value) ?? value;
  }

  $values.on(changed, (values, { name, value }) => ({
    ...values,
    [name]: normalized(name, value as Values[Name]),
  }));
  $values.on(filled, (values, some) => ({ ...values, ...some }));
  $touched.on(blurred, (touched, name) =>
    !validatesOnBlur || touched.includes(name) ? touched : [...touched, name],
  );
  $touched.on(submitted, () => names);
  $touched.on(errorsUpdated, (touched, errors) => [
    ...new Set([...touched, ...Object.keys(errors)]),
  ]);

  const { $checking, verifyFx, dueOf } = createChecks<Values>(checks, {
    $values,
    $serverErrors,
    $broken,
    blurred,
  });
  const $isVerifying = verifyFx.pending;

  sample({
    clock: errorsUpdated,
    source: { values: $values, serverErrors: $serverErrors },
    fn: ({ values, serverErrors }, errors) => {
      const received = Object.entries<string | undefined>(errors).map(([name, error]) => [
        name,
        { value: values[name] as Values[Name], error: error ?? null },
      ]);
      return { ...serverErrors, ...Object.fromEntries(received) };
    },
    target: $serverErrors,
  });

  const $canSubmit = and($isValid, not($isVerifying), not($isBusy));
  sample({
    clock: submitted,
    source: { canSubmit: $canSubmit, values: $values, serverErrors: $serverErrors },
    filter: ({ canSubmit }) => canSubmit,
    fn: ({ values, serverErrors }) => dueOf(values, serverErrors),
    target: verifyFx,
  });
  sample({
    clock: [submitted, verifyFx.done],
    source: $firstError,
    filter: (name) => name !== null,
    fn: (name) => name as Name,
    target: refused,
  });
  sample({
    clock: verifyFx.done,
    source: { values: $values, isValid: $isValid },
    filter: ({ isValid }) => isValid,
    fn: ({ values }) => values,
    target: accepted,
  });
  sample({ clock: refused, fn: (name) => ({ name }), target: $focus });
  // A form drawn again, such as after a confirmation, must not go back to an error that is mended.
  sample({ clock: accepted, fn: () => null, target: $focus });
  $focus.on(errorsUpdated, (focus, errors) => {
    const name = firstError(names, errors);
    return name === null ? focus : { name };
  });
  for (const $store of [$values, $touched, $serverErrors, $checking, $focus]) {
    $store.reset(reset);
  }

  return {
    names,
    $values,
    $touched,
    $serverErrors,
    $checking,
    $errors,
    $isValid,
    $isVerifying,
    $focus,
    changed,
    filled,
    blurred,
    submitted,
    reset,
    errorsUpdated,
    accepted,
    refused,
  };
}
