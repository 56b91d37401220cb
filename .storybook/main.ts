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
};
export default config;
