import '@/shared/theme/global';
import '@/shared/theme/forced-colors';
import { configure } from 'storybook/test';
import type { Preview } from 'storybook-react-rsbuild';
import { ThemedDocs } from './docs-container';
import { ComponentDocs } from './docs-page';
import { keepShown } from './keep-shown';
import { modes, viewports } from './modes';
import { resetRoot } from './reset-root';
import { settle } from './settle';
import { withRouter } from './with-router';
import { withScope } from './with-scope';
import { themeGlobal, withTheme } from './with-theme';

// What a story waits for may take longer than the library's second on a busy machine.
configure({ asyncUtilTimeout: 5000 });
keepShown();

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withRouter, withScope, withTheme],
  // A document shows many stories at once, and what they write there is theirs together.
  beforeEach: ({ viewMode }) => (viewMode === 'story' ? resetRoot() : undefined),
  // Before axe looks, whose hook runs after this one. Where nobody looks, a story ends with its play function.
  afterEach: ({ viewMode }) =>
    viewMode === 'story' && !('isPlayedAlone' in globalThis) ? settle() : undefined,
  globalTypes: themeGlobal,
  initialGlobals: { theme: 'celadon', scenario: 'ordinary' },
  parameters: {
    layout: 'padded',
    // Off in axe's own defaults, but part of WCAG 2.2 AA.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    backgrounds: { disabled: true },
    docs: {
      container: ThemedDocs,
      page: ComponentDocs,
      toc: { headingSelector: 'h2, h3' },
      // A story that is only tested needs no source; written in its file, it is not made at each draw.
      source: 'isStoryRun' in globalThis ? { type: 'code' } : {},
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'docs',
          [
            'Introduction',
            'Writing stories',
            'Korean copy',
            'Tokens',
            'Colour',
            'Type',
            'Spacing',
            'Motion',
            'Icons',
          ],
          'shared',
          ['ui', 'icons'],
          'entities',
          'features',
          'widgets',
          'pages',
          'app',
          'games',
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes },
  },
};
export default preview;
