import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themeNames } from '@/shared/theme';
import './docs-container.css';
import { catalogueTheme } from './theme-colors';

type Channel = DocsContainerProps['context']['channel'];

/** A document without stories is given no globals: their last event has them. */
function themeIn(channel: Channel): string {
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return String(last?.globals?.theme ?? themeNames[0]);
}

/** Draws documents, like stories, in the toolbar's theme. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const theme = useSyncExternalStore(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    () => themeIn(channel),
  );
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={catalogueTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
