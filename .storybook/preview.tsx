import '@/shared/theme/global';
import type { Preview } from 'storybook-react-rsbuild';
import { modes, viewports } from './modes';
import { withRouter } from './with-router';
import { withScope } from './with-scope';
import { themeGlobal, withTheme } from './with-theme';

const preview: Preview = {
  decorators: [withRouter, withScope, withTheme],
  globalTypes: themeGlobal,
  initialGlobals: { theme: 'celadon', scenario: 'ordinary' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    options: {
      storySort: {
        order: [
          'docs',
          'shared',
          ['ui', 'icons'],
          'entities',
          'features',
          'widgets',
          'pages',
          'app',
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes },
  },
};
export default preview;
