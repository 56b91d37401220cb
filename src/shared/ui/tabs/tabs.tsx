import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
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
  /** Content of the chosen tab; leave out where the content is elsewhere. */
  children?: ReactNode;
}

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
  const hasPanel = children !== undefined;
  function choose(next: string) {
    const item = items.find((one) => one.value === next);
    if (item) onValueChange(item.value);
  }
  return (
    <Primitive.Root value={value} onValueChange={choose}>
      <Primitive.List aria-label={label} className={styles.list({ look, fill })}>
        {items.map((item) => (
          <Primitive.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={styles.tab({ look, fill })}
            // Radix names a panel for every tab; only the chosen one has it, and some tabs have none.
            {...(hasPanel && item.value === value ? {} : { 'aria-controls': undefined })}
          >
            {item.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {hasPanel && (
        <Primitive.Content value={value} className={styles.panel}>
          {children}
        </Primitive.Content>
      )}
    </Primitive.Root>
  );
}
