import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  is,
  sample,
  type Effect,
  type Store,
} from 'effector';
import { and, not } from 'patronum';
import { currentServerErrors, firstError, schemaErrors } from './validate';
import type {
  FieldChange,
  FieldCheck,
  FieldErrors,
  FieldName,
  Form,
  FormOptions,
  FormSchema,
  FormValues,
  ServerError,
} from './types';

/** A check that takes longer decides nothing: the submit does not wait for it. */
const checkPatienceMs = 5000;

const neverAskedFx = createEffect((_check: FieldCheck): string | null => null);

/**
 * Makes a form: values, what was touched, a schema asked on blur and on submit, questions to the server and its refusals.
 * Call it at module level. Nothing typed is lost before `reset`.
 */
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
  const asked: readonly Name[] = checks?.names ?? [];

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
  const $checking = createStore<Partial<Record<string, string>>>({});
  const $focus = createStore<{ name: string } | null>(null);

  const $schema: Store<FormSchema<Values>> = is.store(schema)
    ? schema
    : createStore(schema, { serialize: 'ignore' });
  const $broken = combine($schema, $values, schemaErrors);
  const $allErrors = combine($values, $serverErrors, $broken, (values, serverErrors, broken) => ({
    ...currentServerErrors(values, serverErrors),
    ...broken,
  }));
  const $errors = combine($allErrors, $touched, (errors, touched) => {
    const shown = Object.entries(errors).filter(([name]) => touched.includes(name));
    return Object.fromEntries(shown) as FieldErrors<Values>;
  });
  const $firstError = $allErrors.map((errors) => firstError(names, errors));
  const $isValid = $firstError.map((name) => name === null);

  const baseFx: Effect<FieldCheck, string | null, unknown> = checks?.fx ?? neverAskedFx;
  const checkFx = attach({ effect: baseFx, mapParams: (check: FieldCheck) => check });
  const verifyFx = createEffect(async (due: readonly FieldCheck[]) => {
    // A check that cannot be made decides nothing: the server does, when the form arrives.
    const checked = Promise.all(due.map((check) => checkFx(check).catch(() => null)));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tired = new Promise((resolve) => {
      timer = setTimeout(resolve, checkPatienceMs);
    });
    await Promise.race([checked, tired]);
    clearTimeout(timer);
  });
  const $isVerifying = verifyFx.pending;

  function normalized(name: Name, value: Values[Name]): Values[Name] {
    return normalize[name]?.(value) ?? value;
  }
  function isDue(name: Name, values: Values, serverErrors: Partial<Record<string, ServerError>>) {
    return asked.includes(name) && serverErrors[name]?.value !== values[name];
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

  const checkDue = sample({
    clock: blurred,
    source: { values: $values, serverErrors: $serverErrors, broken: $broken, checking: $checking },
    filter: ({ values, serverErrors, broken, checking }, name) =>
      isDue(name, values, serverErrors) &&
      broken[name] === undefined &&
      checking[name] !== values[name],
    fn: ({ values }, name): FieldCheck => ({ name, value: String(values[name]) }),
  });
  sample({ clock: checkDue, target: checkFx });
  $checking.on(checkFx, (checking, { name, value }) => ({ ...checking, [name]: value }));
  $checking.on(checkFx.finally, (checking, { params: { name, value } }) =>
    checking[name] === value ? { ...checking, [name]: undefined } : checking,
  );
  sample({
    clock: checkFx.done,
    source: { values: $values, serverErrors: $serverErrors },
    // An answer about an older value comes too late to matter.
    filter: ({ values }, { params }) => values[params.name] === params.value,
    fn: ({ serverErrors }, { params: { name, value }, result }) => ({
      ...serverErrors,
      [name]: { value, error: result },
    }),
    target: $serverErrors,
  });
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

  sample({
    clock: submitted,
    source: $firstError,
    filter: (name) => name !== null,
    fn: (name) => name as Name,
    target: refused,
  });
  const $canSubmit = and($isValid, not($isVerifying), not($isBusy));
  sample({
    clock: submitted,
    source: { canSubmit: $canSubmit, values: $values, serverErrors: $serverErrors },
    filter: ({ canSubmit }) => canSubmit,
    fn: ({ values, serverErrors }) =>
      asked
        .filter((name) => isDue(name, values, serverErrors))
        .map((name) => ({ name, value: String(values[name]) })),
    target: verifyFx,
  });
  sample({
    clock: verifyFx.done,
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
