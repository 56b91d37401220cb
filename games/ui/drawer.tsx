import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import * as styles from './drawer.css';

export interface DrawerTab {
  id: string;
  name: string;
  content: ReactNode;
}

interface DrawerProps {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly DrawerTab[];
  open: string;
  onOpen: (id: string) => void;
}

/** What a game says about itself, below its table: one panel at a time. */
export function Drawer({ label, tabs, open, onOpen }: DrawerProps) {
  return (
    <Tabs.Root value={open} onValueChange={onOpen} className={styles.root}>
      <Tabs.List aria-label={label} className={styles.list}>
        {tabs.map(({ id, name }) => (
          <Tabs.Trigger key={id} value={id} className={styles.tab}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Content key={id} value={id} className={styles.panel}>
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** Terms with their values, side by side where there is room. */
export type Rows = readonly (readonly [term: string, value: ReactNode])[];

export function Pairs({ rows }: { rows: Rows }) {
  return (
    <dl className={styles.pairs}>
      {rows.map(([term, value]) => (
        <div key={term} className={styles.pair}>
          <dt>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** The rules of a game, a line each. */
export function Points({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
