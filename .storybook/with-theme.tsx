import { type ReactNode, useLayoutEffect } from 'react';
import type { Decorator, Preview } from 'storybook-react-rsbuild';
import { themeNames } from '@/shared/theme';

export const themeGlobal: Preview['globalTypes'] = {
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

interface ThemedProps {
  theme: string;
  children: ReactNode;
}

function Themed({ theme, children }: ThemedProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return children;
}

/** Puts the tool bar's theme where `public/prelude.js` puts the member's. */
export const withTheme: Decorator = (Story, { globals }) => (
  <Themed theme={String(globals.theme ?? themeNames[0])}>
    <Story />
  </Themed>
);
