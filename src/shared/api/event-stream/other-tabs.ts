import type { StreamTimers } from './types';

/** Hidden tabs get their timers once a minute; a tab that crashed sends no `gone`. */
const forgottenMs = 150_000;

/** The topics that other tabs of the browser need; one that says nothing for 150 s is forgotten. */
export function createOtherTabs(timers: StreamTimers, onForgotten: (tab: string) => void) {
  const tabs = new Map<string, { topics: readonly string[]; timer: unknown }>();
  return {
    hasAny: () => tabs.size > 0,
    topics: () => [...tabs.values()].flatMap(({ topics }) => topics),
    /** Returns the topics that the tab needed before. */
    set(tab: string, topics: readonly string[]): readonly string[] {
      const before = tabs.get(tab);
      timers.clearTimeout(before?.timer ?? null);
      const timer = timers.setTimeout(() => onForgotten(tab), forgottenMs);
      tabs.set(tab, { topics, timer });
      return before?.topics ?? [];
    },
    remove(tab: string): void {
      timers.clearTimeout(tabs.get(tab)?.timer ?? null);
      tabs.delete(tab);
    },
    clear(): void {
      for (const { timer } of tabs.values()) timers.clearTimeout(timer);
      tabs.clear();
    },
  };
}
