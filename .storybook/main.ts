import type { StorybookConfig } from 'storybook-react-rsbuild';
import { surviveBrokenStories } from './broken-stories';
import { lateStories } from './late-stories';

surviveBrokenStories();
const late = lateStories();

const config: StorybookConfig = {
  framework: {
    name: 'storybook-react-rsbuild',
    options: {
      builder: {
        rsbuildConfigPath: './rsbuild.config.ts',
        // A story is compiled when it is opened, with all that it loads. Compiled part by part, hot updates came while it
        // was shown: models were exchanged under its scope, or an update was gone before the page asked for it.
        lazyCompilation: { entries: false, test: /\.(stories\.tsx|mdx)$/ },
      },
    },
  },
  staticDirs: ['levels', 'flags'].map((name) => ({ from: `../public/${name}`, to: `/${name}` })),
  stories: ['./docs/*.mdx', '../{src,games}/**/*.stories.tsx'],
  experimental_indexers: (existing = [], { configType }) =>
    configType === 'DEVELOPMENT' ? late.indexers(existing) : existing,
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true },
  features: {
    // Prop tables are read from the types beside the bundler: in development when a document asks for one (ADR 0019). The
    // story run does without.
    experimentalDocgenServer: process.env.PROP_TABLES !== 'off',
    sidebarOnboardingChecklist: false,
    // With every change of a story it reads the styles of all elements, for outlines that only its manager draws.
    highlight: process.env.PROP_TABLES !== 'off',
  },
  typescript: { check: false, reactDocgen: false },
  // The client build copies the font beside the pages, and this build with it.
  previewHead: (head) => `${head ?? ''}<link rel="stylesheet" href="./fonts/pretendard.css" />`,
  // A viewport higher than the room for it was made as low as that; it scrolls now.
  managerHead: (head) => `${head ?? ''}<link rel="stylesheet" href="./fonts/pretendard.css" />
<style>#storybook-preview-wrapper [style*="height: calc("] { flex-shrink: 0; }</style>`,
  // The builder's module mocker (3.6.0) emits its script with the first compile only: after the next one the page asks
  // for a file that is gone, and no story is drawn. Nothing here mocks modules.
  rsbuildFinal: (rsbuild, { configType }) => ({
    ...rsbuild,
    plugins: [
      ...(rsbuild.plugins ?? []),
      { name: 'without-module-mocker', remove: ['storybook:mock'], setup: () => undefined },
      ...(configType === 'DEVELOPMENT' ? [late.plugin] : []),
    ],
  }),
};
export default config;
