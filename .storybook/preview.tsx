import '@/shared/theme/global';
import type { Preview } from 'storybook-react-rsbuild';
import { withRouter } from './with-router';
import { withScope } from './with-scope';
import { themeGlobal, withTheme } from './with-theme';

const preview: Preview = {
  decorators: [withRouter, withScope, withTheme],
  globalTypes: themeGlobal,
  initialGlobals: { theme: 'celadon' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    options: {
      storySort: { order: ['shared', ['icons', 'ui'], 'entities', 'features', 'widgets', 'pages'] },
    },
    viewport: {
      options: {
        phone: { name: 'phone 390', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'desktop 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
};
export default preview;
