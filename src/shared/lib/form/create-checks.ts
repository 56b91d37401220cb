import {
  attach,
  createEffect,
  createStore,
  type Effect,
  type Event,
  sample,
  type Store,
} from 'effector';
import type {
  FieldCheck,
  FieldErrors,
  FieldName,
  Form,
  FormOptions,
  FormValues,
  ServerError,
} from './types';

/** A check that takes longer decides nothing: the submit does not wait for it. */
const checkPatienceMs = 5000;

const noCheckFx = createEffect((_check: FieldCheck): string | null => null);

interface FormParts<Values extends FormValues>
  extends Pick<Form<Values>, '$values' | '$serverErrors'> {
  /** What the schema has against the values. */
  $broken: Store<FieldErrors<Values>>;
  blurred: Event<FieldName<Values>>;
}

/** Asks the server about a field once it was left, and on submit about those that were not checked yet. */
export function createChecks<Values extends FormValues>(
  checks: FormOptions<Values>['checks'],
  { $values, $serverErrors, $broken, blurred }: FormParts<Values>,
) {
  type Name = FieldName<Values>;
  const names: readonly Name[] = checks?.names ?? [];
  const baseFx: Effect<FieldCheck, string | null, unknown> = checks?.fx ?? noCheckFx;
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
  const $checking = createStore<Partial<Record<string, string>>>({});

  function isDue(name: Name, values: Values, serverErrors: Partial<Record<string, ServerError>>) {
    return names.includes(name) && serverErrors[name]?.value !== values[name];
  }

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

  return {
    $checking,
    verifyFx,
    dueOf: (values: Values, serverErrors: Partial<Record<string, ServerError>>): FieldCheck[] =>
      names
        .filter((name) => isDue(name, values, serverErrors))
        .map((name) => ({ name, value: String(values[name]) })),
  };
}
