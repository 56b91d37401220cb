import { useUnit } from 'effector-react';
import { $kinds, kindChosen } from '@/entities/slip';
import * as styles from './kind-tabs.css';
import { messages } from './messages';

/** What the picks become: a bet each, one bet of all, or a system. Nothing while the picks leave no choice. */
export function KindTabs() {
  const [{ chosen, offered, taken }, onChoose] = useUnit([$kinds, kindChosen]);
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.root} aria-label={messages.kind}>
      {offered.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.tab}
          aria-pressed={kind === chosen}
          disabled={!taken.includes(kind)}
          title={taken.includes(kind) ? undefined : messages.systemLegs}
          onClick={() => onChoose(kind)}
        >
          {messages.kinds[kind]}
        </button>
      ))}
    </fieldset>
  );
}
