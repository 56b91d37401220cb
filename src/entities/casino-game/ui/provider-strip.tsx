import { useUnit } from 'effector-react';
import { $minute } from '@/shared/lib/clock';
import { formatCount } from '@/shared/lib/format';
import type { CasinoProvider } from '../lib/casino-game';
import { shortUntilText } from '../lib/game-text';
import { messages } from './messages';
import { ProviderMark } from './provider-mark';
import * as styles from './provider-strip.css';

export interface ProviderStripProps {
  /** Name of the group. */
  label: string;
  providers: readonly CasinoProvider[];
  /** How many games each has, by its id. */
  counts: ReadonlyMap<string, number>;
  /** Id of the one that is chosen; null for all. */
  selected: string | null;
  /** Asked to show one alone, or all by null. */
  onSelect: (provider: CasinoProvider | null) => void;
}

function noteOf({ state, until, isDemo }: CasinoProvider, count: number, now: number): string {
  if (state === 'maintenance')
    return until === null ? messages.states.maintenance : shortUntilText(until, now);
  if (state === 'unconnected') return `${formatCount(count)} · ${messages.preparing}`;
  return isDemo ? messages.playableOf(count) : formatCount(count);
}

/** Providers beside each other, one of which can be chosen; where there is little room they scroll. */
export function ProviderStrip({
  label,
  providers,
  counts,
  selected,
  onSelect,
}: ProviderStripProps) {
  const now = useUnit($minute);
  return (
    <fieldset className={styles.root} aria-label={label}>
      <button
        type="button"
        className={styles.chip}
        data-look="all"
        aria-pressed={selected === null}
        onClick={() => onSelect(null)}
      >
        <b className={styles.name}>
          {messages.all} {formatCount(providers.length)}
        </b>
      </button>
      {providers.map((provider, index) => {
        const { id, name, state, isDemo } = provider;
        return (
          <button
            key={id}
            type="button"
            className={styles.chip}
            data-look={isDemo ? 'demo' : state}
            aria-pressed={selected === id}
            onClick={() => onSelect(provider)}
          >
            <span className={styles.mark}>
              <ProviderMark index={index} />
            </span>
            <span className={styles.words}>
              <b className={styles.name}>{name}</b>
              <span className={styles.note}>{noteOf(provider, counts.get(id) ?? 0, now)}</span>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
