import { useLayoutEffect } from 'react';
import type { Decorator } from 'storybook-react-rsbuild';
import { themeNames } from '@/shared/theme';

export const themeGlobal = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      items: themeNames.map((name) => ({ value: name, title: name })),
      dynamicTitle: true,
    },
  },
};

/** Puts the tool bar's theme where `public/theme.js` puts the member's. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals.theme ?? themeNames[0]);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <Story />;
};
