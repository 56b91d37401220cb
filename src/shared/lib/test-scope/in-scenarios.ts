import type { Scope } from 'effector';

/** What can become of anything that is loaded; the catalogue's toolbar offers them in this order. */
export const scenarios = ['ordinary', 'loading', 'empty', 'failed', 'stale'] as const;
export type Scenario = (typeof scenarios)[number];

/** Parameters of a story that forks a scope. */
interface Scoped {
  scope: () => Scope;
}

/** The parameters of each scenario that a story has; every one has the ordinary. */
export type Scenarios = { ordinary: Scoped } & { [Name in Scenario]?: Scoped };

/**
 * The parameters of a story that shows the scenario chosen in the toolbar. Such a story has no play function: it would
 * run in each of them.
 */
export function inScenarios(states: Scenarios) {
  return {
    scenarios: scenarios.filter((name) => states[name] !== undefined),
    scope(scenario: string): Scope {
      const name = scenarios.find((known) => known === scenario) ?? 'ordinary';
      return (states[name] ?? states.ordinary).scope();
    },
  };
}
