import { createElement } from 'react';
import { Select } from 'storybook/internal/components';
import { PRELOAD_ENTRIES } from 'storybook/internal/core-events';
import { addons, types, useGlobals, useParameter } from 'storybook/manager-api';
import { catalogueTheme } from './theme-colors';

// The manager is compiled without the JSX of this project, so this file has none.

/** Offers the scenarios of a story that has some (`inScenarios`), and is absent otherwise. */
function ScenarioTool() {
  const names = useParameter<string[]>('scenarios', []);
  const [{ scenario }, setGlobals] = useGlobals();
  if (names.length === 0) return null;
  const shown = names.find((name) => name === scenario) ?? 'ordinary';
  return createElement(Select, {
    key: shown,
    ariaLabel: 'Scenario',
    defaultOptions: shown,
    options: names.map((name) => ({ value: name, title: name })),
    onSelect: (name) => setGlobals({ scenario: name }),
  });
}

/**
 * Storybook asks for the stories before and after the opened one, and for each that the pointer passes in its list. In development
 * each is compiled on demand: a save right after waited for two builds of stories that nobody opened.
 */
function withoutPreloading(): void {
  const channel = addons.getChannel();
  const emit = channel.emit.bind(channel);
  channel.emit = (event, ...args) => {
    if (event !== PRELOAD_ENTRIES) emit(event, ...args);
  };
}

addons.register('hanpan', (api) => {
  if (Reflect.get(globalThis, 'CONFIG_TYPE') === 'DEVELOPMENT') withoutPreloading();
  addons.add('hanpan/scenario', {
    type: types.TOOL,
    title: 'Scenario',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(ScenarioTool),
  });

  let shown = '';
  function followTheme(globals: { theme?: unknown } = {}): void {
    const theme = String(globals.theme ?? 'celadon');
    if (theme === shown) return;
    shown = theme;
    api.setOptions({ theme: catalogueTheme(theme) });
  }
  api.on('setGlobals', ({ globals }) => followTheme(globals));
  api.on('globalsUpdated', ({ globals }) => followTheme(globals));
});

// Until the stories say theirs: the theme of the address, so that a link never flashes in the other one.
const [, linked] = /[?&]globals=[^&]*theme:(\w+)/.exec(decodeURIComponent(location.search)) ?? [];
addons.setConfig({ theme: catalogueTheme(linked ?? 'celadon') });
