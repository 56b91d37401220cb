import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: {
    name: 'storybook-react-rsbuild',
    options: { builder: { rsbuildConfigPath: './rsbuild.config.ts' } },
  },
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true },
  // The client build copies the font beside the pages, and this build with it.
  previewHead: (head) => `${head ?? ''}<link rel="stylesheet" href="./fonts/pretendard.css" />`,
  typescript: {
    check: false,
    // Only the published build pays for prop tables; the one that knows recipe variants is the slower one.
    reactDocgen: process.env.CI ? false : 'react-docgen-typescript',
  },
  // The builder's module mocker (3.6.0) emits its script with the first compile only: after the next one the page asks
  // for a file that is gone, and no story is drawn. Nothing here mocks modules.
  rsbuildFinal: (rsbuild) => ({
    ...rsbuild,
    plugins: [
      ...(rsbuild.plugins ?? []),
      { name: 'without-module-mocker', remove: ['storybook:mock'], setup: () => undefined },
    ],
  }),
};
export default config;
