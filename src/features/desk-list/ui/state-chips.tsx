import { createStore, type EventCallable, type Store } from 'effector';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { common } from '@/shared/copy';
import { formatCount } from '@/shared/lib/format';
import { Chip } from '@/shared/ui/chip';
import * as styles from './state-chips.css';

interface StateChipsProps<State extends string> {
  /** What is chosen by them. */
  label: string;
  /** In the order in which they are shown; the label says how many there are, where that is known. */
  states: readonly { state: State; label: string }[];
  /** Null for all. */
  chosen: State | null;
  onChoose: (state: State | null) => void;
}

/** The states of a list's rows, of which one or all are shown. */
export function StateChips<State extends string>({
  label,
  states,
  chosen,
  onChoose,
}: StateChipsProps<State>) {
  return (
    <fieldset className={styles.root} aria-label={label}>
      <Chip selected={chosen === null} onClick={() => onChoose(null)}>
        {common.all}
      </Chip>
      {states.map((one) => (
        <Chip key={one.state} selected={one.state === chosen} onClick={() => onChoose(one.state)}>
          {one.label}
        </Chip>
      ))}
    </fieldset>
  );
}

interface StateFilterOptions<State extends string> {
  /** Of `createDeskList`. */
  list: { $state: Store<State | null>; stateChosen: EventCallable<State | null> };
  /** What is chosen by them. */
  label: string;
  states: readonly State[];
  words: Readonly<Record<State, string>>;
  /** How many rows each state has, said beside its word. */
  $counts?: Store<Readonly<Record<State, number>> | null>;
}

interface StateFilterProps<State extends string>
  extends Required<Pick<StateFilterOptions<State>, 'label' | 'states' | 'words' | '$counts'>> {
  $state: Store<State | null>;
  stateChosen: EventCallable<string | null>;
  isCounted: boolean;
}

function StateFilter<State extends string>({
  label,
  states,
  words,
  isCounted,
  ...model
}: StateFilterProps<State>) {
  const { chosen, counts, onChoose } = useUnit({
    chosen: model.$state,
    counts: model.$counts,
    onChoose: model.stateChosen,
  });
  const textOf = (state: State) =>
    isCounted ? `${words[state]} ${formatCount(counts?.[state] ?? 0)}` : words[state];
  return (
    <StateChips
      label={label}
      states={states.map((state) => ({ state, label: textOf(state) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** The chips of a list's states, for `filters` or `figures` of `defineDeskList`. */
export function stateFilter<State extends string>({
  list: { $state, stateChosen },
  $counts,
  ...words
}: StateFilterOptions<State>): () => ReactNode {
  const props = {
    ...words,
    $state,
    $counts: $counts ?? createStore<Readonly<Record<State, number>> | null>(null),
    // What an event of a type parameter takes, `useUnit` cannot tell.
    stateChosen: stateChosen.prepend((state: string | null) => state as State | null),
    isCounted: $counts !== undefined,
  };
  return () => <StateFilter {...props} />;
}
