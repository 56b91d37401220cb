import '@/shared/theme/global';
import '@/shared/theme/forced-colors';
import type { Preview } from 'storybook-react-rsbuild';
import { ThemedDocs } from './docs-container';
import { ComponentDocs } from './docs-page';
import { modes, viewports } from './modes';
import { withRouter } from './with-router';
import { withScope } from './with-scope';
import { themeGlobal, withTheme } from './with-theme';

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withRouter, withScope, withTheme],
  globalTypes: themeGlobal,
  initialGlobals: { theme: 'celadon', scenario: 'ordinary' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    docs: { container: ThemedDocs, page: ComponentDocs, toc: true },
    options: {
      storySort: {
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
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes },
  },
};
export default preview;
