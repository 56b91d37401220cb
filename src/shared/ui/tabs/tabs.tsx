import { Slot } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import * as styles from './tabs.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem<Value>[];
  /** The tab visible. */
  value: Value;
  /** Another tab was chosen, by press or arrow. */
  onValueChange: (value: Value) => void;
  /** Line under the chosen one, or a filled segment. */
  look?: 'underline' | 'segment';
  /** Shares the width out evenly. */
  fill?: boolean;
  /** Content of the chosen tab; leave out where the content stands elsewhere. */
  children?: ReactNode;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** One tab stop; arrows, Home and End move and choose. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  look = 'underline',
  fill = false,
  children,
}: TabsProps<Value>) {
  const id = useId();
  const hasPanel = children !== undefined;

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key];
    const usable = items.filter((item) => !item.disabled);
    const at = usable.findIndex((item) => item.value === value);
    const next = step && usable[step(at, usable.length)];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list({ look, fill })}
        onKeyDown={move}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={hasPanel ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            disabled={item.disabled}
            className={styles.tab({ look, fill })}
            onClick={() => onValueChange(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {hasPanel && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable
          tabIndex={0}
          className={styles.panel}
        >
          {children}
        </div>
      )}
    </>
  );
}

export interface TabNavProps {
  /** Name of the navigation. */
  label: string;
  /** TabLinks. */
  children: ReactNode;
}

/** Row of links with the look of tabs, for pages that have addresses. */
export function TabNav({ label, children }: TabNavProps) {
  return (
    <nav aria-label={label} className={styles.list({ look: 'underline' })}>
      {children}
    </nav>
  );
}

export interface TabLinkProps {
  /** The one link element; `aria-current="page"` marks the one visible. */
  children: ReactNode;
  /** Shares the width out evenly. */
  fill?: boolean;
}

export function TabLink({ children, fill = false }: TabLinkProps) {
  return <Slot.Root className={styles.tab({ look: 'underline', fill })}>{children}</Slot.Root>;
}
